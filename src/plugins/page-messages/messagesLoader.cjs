/**
 * Emits what is known of a page as a file of the bundler, which its cache keeps with the page: the plugin takes it out again
 * before files are written. Plain CommonJS because the bundler loads it. Its options are PageMessagesOptions of index.ts.
 */
module.exports = function pageMessagesLoader(source) {
  const {take, nameOf} = this.getOptions();
  const {messages = [], files = []} = take(this.resourcePath) ?? {};
  for (const file of files) this.addDependency(file);
  if (messages.length > 0) this.emitFile(nameOf(this.resourcePath), JSON.stringify(messages));
  return source;
};
