/**
 * A page without a result after this many ticks of this many ms has failed, or the bundler reused it from its last
 * build.
 */
const TICKS = 10;
const TICK = 300;

/** The compiled pages by file, from the request until they are used. */
const pages = new Map();

let compiled = 0;

function pageOf(file) {
  const known = pages.get(file);
  if (known) return known;
  let resolve;
  const source = new Promise((done) => (resolve = done));
  const page = {source, resolve};
  pages.set(file, page);
  return page;
}

/** Calls back when no page has been compiled for a while. Counts ticks, because compiling blocks timers. */
function whenCompilationIdle(callback) {
  let seen = compiled;
  let quiet = 0;
  const timer = setInterval(() => {
    quiet = seen === compiled ? quiet + 1 : 0;
    seen = compiled;
    if (quiet < TICKS) return;
    clearInterval(timer);
    callback();
  }, TICK);
  return () => clearInterval(timer);
}

/**
 * Compiles a page once for its two scripts. The last loader of both: the first script reuses the compiled whole page,
 * and is compiled separately if that does not arrive.
 */
module.exports = function share(source) {
  compiled += 1;
  if (this.resourceQuery === '') pageOf(this.resourcePath).resolve(source);
  return source;
};

/** Pitch: runs before all other loaders, which are skipped when it returns a source. */
module.exports.pitch = function take() {
  if (this.resourceQuery === '') return;
  const proceed = this.async();
  const go = (...source) => {
    stop();
    if (pages.delete(this.resourcePath)) proceed(null, ...source);
  };
  const stop = whenCompilationIdle(go);
  pageOf(this.resourcePath).source.then(go);
};
