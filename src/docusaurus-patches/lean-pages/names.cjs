/** Names of the lean page, which is the page of first load: behind the name of the page's chunk, and as a query behind that of its file. */
module.exports = {CHUNK: '-lean', QUERY: '?lean'};
