/**
 * Preloaded by Node (`--require`) when Docusaurus starts: TypeScript of the configuration is compiled by esbuild, and runs as
 * modules of Node. Docusaurus itself compiles it, and every ESM package that it imports, by Babel.
 */
const {readFileSync} = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const {isMainThread} = require('node:worker_threads');

const {PATCHES = ''} = process.env;
const isOn = PATCHES !== 'none' && !PATCHES.includes('-quick-config');

/** What a module exports, as jiti gives it: its default export, with the others as properties. */
function defaultOf(loaded) {
  if (loaded?.default === undefined) return loaded;
  const {default: main, ...others} = loaded;
  return Object.assign(main, others);
}

/** Loads a module, again each time, though not what it imports. */
function loadFresh(file) {
  const resolved = require.resolve(file);
  delete require.cache[resolved];
  return defaultOf(require(resolved));
}

// Threads get the options of Node too, and compile nothing.
if (isOn && isMainThread) {
  const {transformSync} = require('esbuild');
  const options = {
    loader: 'ts',
    format: 'cjs',
    platform: 'node',
    target: `node${process.versions.node}`,
    // Node's own import() finds no TypeScript; require() does.
    supported: {'dynamic-import': false},
  };
  Module._extensions['.ts'] = (module, file) => {
    const {code} = transformSync(readFileSync(file, 'utf8'), {...options, sourcefile: file});
    module._compile(code, file);
  };
  const utils = path.dirname(require.resolve('@docusaurus/utils/package.json'));
  const jiti = new Module(require.resolve('jiti', {paths: [utils]}));
  jiti.exports = () => loadFresh;
  jiti.loaded = true;
  require.cache[jiti.id] = jiti;
}
