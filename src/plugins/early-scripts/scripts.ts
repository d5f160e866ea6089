/*
 * Scripts that must run before the page is parsed. Each is constant text (what changes between
 * sites comes in data attributes), so that a content security policy can list its hash.
 */

/**
 * Gives `/x/index.html` and `/x.html` their clean address before React reads it.
 *
 * A host answers `/x/index.html` with the page itself: rewriting the address is enough. It answers
 * `/x.html` with 404.html, which must not be hydrated as `x`: nothing more of it is read, and the
 * clean address is loaded in its place. A host that redirects `/x` back to `/x.html` would make
 * that a loop; the referrer tells, and then the address alone is rewritten.
 */
export const cleanAddress = `(function () {
  var clean = location.pathname.replace(/(\\/index)?\\.html$/, '');
  if (clean === location.pathname) return;
  var target = (clean || '/') + location.search + location.hash;
  var looping = document.referrer === location.href.split('#')[0];
  if (looping || /\\/index\\.html$/.test(location.pathname)) {
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
