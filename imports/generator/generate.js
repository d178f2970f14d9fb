// node generate.js PROVIDER SOURCE VERSION SCHEMA.json OUTDIR: Python bindings of one provider, from a schema file.
// cdktf's ConstructsMaker does the work of `cdktf get`; only the schema comes from a file and not from a provider.
const fs = require("fs");
const { createRequire } = require("module");

const load = createRequire(`${process.cwd()}/`); // node_modules lie in the folder that this is run from
const { ConstructsMaker, TerraformProviderConstraint } = load("@cdktf/provider-generator");
const { Language } = load("@cdktf/commons");

const [name, source, version, schemaFile, codeMakerOutput] = process.argv.slice(2);
const fullName = `registry.terraform.io/${source}`; // how Terraform spells a provider's address in full

class MakerFromFile extends ConstructsMaker {
  async getSchemas() {
    const schema = JSON.parse(fs.readFileSync(schemaFile, "utf8"));
    return {
      providerSchema: {
        format_version: "1.0",
        provider_schemas: { [fullName]: schema },
        provider_versions: { [fullName]: version },
      },
    };
  }
}

new MakerFromFile({ targetLanguage: Language.PYTHON, codeMakerOutput })
  .generate([new TerraformProviderConstraint({ name, source, version })])
  .catch((error) => {
    console.error(error);
    process.exit(1);
  });
