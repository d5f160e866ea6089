/** A page that nothing has come of after so many ticks, of so many ms, failed, or the bundler kept it from its last build. */
const TICKS = 10;
const TICK = 300;

/** What a page becomes, by its file: from when it is asked for until it is taken. */
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

/** Calls back when no page has been compiled for a while. Ticks are counted, since compiling stops the clock's callbacks. */
function whenQuiet(callback) {
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
 * Has a page compiled once for its two scripts. The last loader of both: the first script goes on with what the whole one has
 * become, and is compiled by itself where that does not come.
 */
module.exports = function share(source) {
  compiled += 1;
  if (this.resourceQuery === '') pageOf(this.resourcePath).resolve(source);
  return source;
};

/** Runs before all other loaders, which are left out when this gives a source. */
module.exports.pitch = function take() {
  if (this.resourceQuery === '') return;
  const proceed = this.async();
  const go = (...source) => {
    stop();
    if (pages.delete(this.resourcePath)) proceed(null, ...source);
  };
  const stop = whenQuiet(go);
  pageOf(this.resourcePath).source.then(go);
};
