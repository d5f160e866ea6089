/**
 * Names of the lean page, which is the page of first load: a suffix of the page's chunk name, and a query of its file.
 */
module.exports = {CHUNK: '-lean', QUERY: '?lean'};
