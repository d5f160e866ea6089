/*
 * Scripts that run before the page is parsed. Each is constant text (values of the site come in data attributes), so
 * that a content security policy can list its hash.
 */

/**
 * Normalises `/x/index.html`, `/x.html` and `//x` to the canonical address before React reads it, always on this
 * origin: the path begins with exactly one slash. Leading slashes, backslashes and their escapes become that slash as
 * in `src/safeAddress/ownAddress.ts`, because links are made from the address, too. An escaped letter or dot equals the
 * unescaped one (RFC 3986, 6.2.2.2), also for the router.
 *
 * A host answers `/x/index.html` with the page itself: replacing the address is enough. It answers `/x.html` with
 * 404.html, which must not be hydrated as `x`: parsing stops, and the canonical address is loaded instead. A host that
 * redirects `/x` back to `/x.html` would make that a loop; the referrer reveals this, and then only the address is
 * replaced.
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
 * Resets the dismissal when another announcement is published, before the stock script reads it. Stock compares the ids
 * after hydration only, so that a new announcement stays hidden until the second visit.
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
 * Sets the reader's language for RPC requests on the root, so that the style sheet reserves the right height from the
 * first paint. Removes it when a script of the page fails before hydration, because then nothing would render that
 * language. An invalid stored value means the default.
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
 * Stores a click on a button before hydration and replays it afterwards, so that a reader on a slow connection clicks
 * once. Only the last click counts. Links work without scripts; React handles later clicks itself, by hydrating at
 * once. A disabled button, as the colour mode's is until then, gets pointer events only.
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
