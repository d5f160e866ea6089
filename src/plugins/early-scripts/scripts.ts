/*
 * Scripts that must run before the page is parsed. Each is constant text (what changes between
 * sites comes in data attributes), so that a content security policy can list its hash.
 */

/**
 * Gives `/x/index.html`, `/x.html` and `//x` their clean address before React reads it, always one of this origin: what stands
 * behind the origin begins with one slash. Leading slashes, backslashes and their escapes become that one as in
 * `src/safeAddress/ownAddress.ts`, since links are made from the address, too. An escaped letter or dot is the same as itself
 * (RFC 3986, 6.2.2.2), to the router as well.
 *
 * A host answers `/x/index.html` with the page itself: rewriting the address is enough. It answers
 * `/x.html` with 404.html, which must not be hydrated as `x`: nothing more of it is read, and the
 * clean address is loaded in its place. A host that redirects `/x` back to `/x.html` would make
 * that a loop; the referrer tells, and then the address alone is rewritten.
 */
export const cleanAddress = `(function () {
  var path = location.pathname;
  var plain = path.replace(/%(2[de]|3\\d|4[1-9a-f]|5[\\daf]|6[1-9a-f]|7[\\dae])/gi, decodeURIComponent);
  var short = plain.replace(/(\\/index)?\\.html$/, '');
  var clean = (short === plain ? path : short).replace(/^([/\\\\]|%(25)*(2f|5c|[01][\\da-f]|7f))*/i, '/');
  if (clean === path) return;
  var target = location.origin + clean + location.search + location.hash;
  var looping = document.referrer === location.href.split('#')[0];
  if (looping || path === clean.replace(/\\/$/, '') + '/index.html') {
    history.replaceState(history.state, '', target);
  } else {
    window.stop();
    location.replace(target);
  }
})();`;

/**
 * Forgets that an announcement was dismissed when another one is published, before the stock
 * script reads the dismissal. Stock compares the ids after hydration only, so that the new
 * announcement stays hidden until the second visit.
 */
export const freshAnnouncement = `(function () {
  var data = document.currentScript.dataset;
  try {
    var seen = localStorage.getItem('docusaurus.announcement.id' + data.namespace);
    if (seen !== data.announcement) {
      localStorage.removeItem('docusaurus.announcement.dismiss' + data.namespace);
    }
  } catch (storageUnavailable) {}
})();`;

/**
 * Says at the root which language the reader wants requests of the RPC reference in, so that the style sheet keeps their
 * room from the first paint on. Takes it back when a script of the page fails before the page is alive: then nothing would
 * write that language. Anything but one of the languages in storage means the default.
 */
export const requestLanguage = `(function () {
  var root = document.documentElement;
  var data = document.currentScript.dataset;
  try {
    var language = localStorage.getItem(data.key);
    if (!language || data.languages.split(' ').indexOf(language) < 0) return;
    root.dataset.rpcLanguage = language;
  } catch (storageUnavailable) {
    return;
  }
  addEventListener('error', function (event) {
    var isPage = event.target === window || event.target.tagName === 'SCRIPT';
    if (isPage && root.dataset.hasHydrated !== 'true') delete root.dataset.rpcLanguage;
  }, true);
})();`;

/**
 * Keeps a click on a button that comes before React listens, and does it when the page is alive, so that a reader on a slow
 * connection clicks once. Of several the last one counts. Links work by themselves; later clicks React takes up itself, by
 * hydrating at once. A disabled button, as the colour mode's is until then, gets pointer events only.
 */
export const keepClick = `(function () {
  var root = document.documentElement;
  var kept;
  function keep(event) {
    var button = event.target.closest && event.target.closest('button');
    if (!button || window.docusaurusRoot) return;
    if (event.type === 'click' || button.disabled) kept = button;
  }
  addEventListener('click', keep, true);
  addEventListener('pointerup', keep, true);
  new MutationObserver(function (_, observer) {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    removeEventListener('click', keep, true);
    removeEventListener('pointerup', keep, true);
    if (kept && kept.isConnected) kept.click();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
})();`;
