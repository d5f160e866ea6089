import type {Feed} from './atom';

/** A JSON Feed, version 1.1. */
export function jsonFeedOf({title, url, page, author, entries}: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: url,
    language: 'en',
    authors: [{name: author}],
    items: entries.map(({id, title: name, text, url: address, updated, roles}) => ({
      id,
      url: address,
      title: name,
      content_text: text,
      date_modified: updated,
      ...(roles.length > 0 && {tags: roles}),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
