import {describe, expect, test} from 'vitest';
import {lineOfKey, strangeKeys} from '@site/src/frontMatter/keys';

describe('keys that the site does not use', () => {
  test.each([
    ['titel', 'title'],
    ['sidebarLabel', 'sidebar_label'],
    ['Sidebar-Position', 'sidebar_position'],
    ['keyword', 'keywords'],
    ['sidebar_lable', 'sidebar_label'],
    ['Slug', 'slug'],
  ])('%s is a misspelt %s', (key, means) => {
    expect(strangeKeys({[key]: 'x', title: 'y'})).toEqual([{key, means}]);
  });

  test.each([
    ['hide', 'hide_table_of_contents'],
    ['nav_order', 'sidebar_position'],
    ['permalink', 'slug'],
    ['summary', 'description'],
  ])('%s of another generator is %s here', (key, instead) => {
    const [strange] = strangeKeys({[key]: 'x'});
    expect(strange).toHaveProperty('instead', expect.stringContaining(instead));
  });

  test.each(['icon', 'layout', 'template', 'status', 'x', 'md', 'ids'])(
    '%s is the writer’s own, and means nothing here',
    (key) => {
      expect(strangeKeys({[key]: 'x'})).toEqual([{key}]);
    },
  );
});

test('the line of a key is that of the front matter, not of the text', () => {
  const page = '---\ntitle: a\n"hide": b\ntitle_meta : c\n---\n\nslug: d\n';
  expect(['title', 'hide', 'title_meta', 'slug'].map((key) => lineOfKey(page, key))).toEqual([
    2, 3, 4, 1,
  ]);
});
