// node --require lazy_index.js: load a provider's modules when they are first used.
//
// The main module of a cdktf provider package (lib/index.js) requires every module of the package: 2,212 for AWS.
// Beside it the package carries lazy-index.js, which exports the same names through getters; cdktf names it as the
// entry for `require`, but the jsii runtime loads packages by folder and so misses it. Packages without one load as ever.
//
// cdktf itself requires `archiver`, fifty modules deep, for assets that are packed into an archive; few synths have one.
"use strict";
const fs = require("fs");
const path = require("path");

const ARCHIVER = path.join("node_modules", "archiver", "index.js");

const load = require.extensions[".js"];

// Exports that stand for those of `module`, which is loaded when they are first used.
function onFirstUse(module, filename) {
  let loaded = false;
  const real = () => {
    if (!loaded) {
      load(module, filename);
      loaded = true;
    }
    return module.exports;
  };
  return new Proxy(function () {}, {
    apply: (_target, self, args) => Reflect.apply(real(), self, args),
    construct: (_target, args) => Reflect.construct(real(), args),
    get: (_target, name) => real()[name],
    has: (_target, name) => name in real(),
  });
}

require.extensions[".js"] = function loadLazily(module, filename) {
  if (path.basename(filename) === "index.js") {
    const lazy = path.join(path.dirname(filename), "lazy-index.js");
    if (fs.existsSync(lazy)) {
      module.exports = require(lazy);
      return;
    }
  }
  if (filename.endsWith(ARCHIVER)) {
    module.exports = onFirstUse(module, filename);
    return;
  }
  load(module, filename);
};
