/**
 * Preloaded by Node (`--require`) when Docusaurus starts: TypeScript of the configuration is compiled by esbuild, and runs as
 * modules of Node. Docusaurus itself compiles it, and every ESM package that it imports, by Babel.
 */
const {createHash} = require('node:crypto');
const {mkdirSync, readFileSync, renameSync, writeFileSync} = require('node:fs');
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

const CACHE = path.resolve(module.path, '../../../node_modules/.cache/quick-config.json');

/** With more modules in the cache, those that were not used last are dropped. */
const MOST_MODULES = 3000;

/** What the last run has left; nothing if that is missing or damaged. */
function kept() {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) ?? {};
  } catch {
    return {};
  }
}

/**
 * Compiles each source once: earlier runs have left the result in one file.
 *
 * @param compiler its version and options
 * @returns a function of a source, and of what compiles it
 */
function compiledBefore(compiler) {
  const {compiler: before, modules: old = {}} = kept();
  const known = before === compiler ? old : {};
  const used = {};
  let isNew = before !== compiler;
  process.once('exit', () => {
    if (!isNew) return;
    const modules = Object.keys(known).length < MOST_MODULES ? {...known, ...used} : used;
    const unfinished = `${CACHE}.${process.pid}`;
    try {
      mkdirSync(path.dirname(CACHE), {recursive: true});
      writeFileSync(unfinished, JSON.stringify({compiler, modules}));
      renameSync(unfinished, CACHE);
    } catch {
      // Without a folder to write to, everything is compiled each time.
    }
  });
  return (source, compile) => {
    const digest = createHash('sha256').update(source).digest('base64');
    isNew ||= !(digest in known);
    return (used[digest] ??= known[digest] ?? compile());
  };
}

// Threads get the options of Node too, and compile nothing.
if (isOn && isMainThread) {
  const options = {
    loader: 'ts',
    format: 'cjs',
    platform: 'node',
    target: `node${process.versions.node}`,
    // Node's own import() finds no TypeScript; require() does.
    supported: {'dynamic-import': false},
  };
  const {version} = require('esbuild/package.json');
  const compiled = compiledBefore(JSON.stringify([version, options]));
  Module._extensions['.ts'] = (module, file) => {
    const source = readFileSync(file, 'utf8');
    const code = compiled(
      source,
      () => require('esbuild').transformSync(source, {...options, sourcefile: file}).code,
    );
    module._compile(code, file);
  };
  const utils = path.dirname(require.resolve('@docusaurus/utils/package.json'));
  const jiti = new Module(require.resolve('jiti', {paths: [utils]}));
  jiti.exports = () => loadFresh;
  jiti.loaded = true;
  require.cache[jiti.id] = jiti;
}
