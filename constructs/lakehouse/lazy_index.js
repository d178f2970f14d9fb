// node --require lazy_index.js: load a provider's modules when they are first used.
//
// The main module of a cdktf provider package (lib/index.js) requires every module of the package: 2,212 for AWS.
// Beside it the package carries lazy-index.js, which exports the same names through getters; cdktf names it as the
// entry for `require`, but the jsii runtime loads packages by folder and so misses it. Packages without one load as ever.
"use strict";
const fs = require("fs");
const path = require("path");

const load = require.extensions[".js"];
require.extensions[".js"] = function loadLazily(module, filename) {
  if (path.basename(filename) === "index.js") {
    const lazy = path.join(path.dirname(filename), "lazy-index.js");
    if (fs.existsSync(lazy)) {
      module.exports = require(lazy);
      return;
    }
  }
  load(module, filename);
};
