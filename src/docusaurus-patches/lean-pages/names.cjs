/** What the first page of a visit is called: behind the name of the page's chunk, and as a query behind that of its file. */
module.exports = {CHUNK: '-lean', QUERY: '?lean'};
