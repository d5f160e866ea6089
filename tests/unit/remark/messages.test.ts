import {VFile} from 'vfile';
import {afterEach, expect, test, vi} from 'vitest';
import {keepMessages, messagesOf, refer, takeCompiled, tell} from '../../../src/remark/messages';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function pageWithMessages(path: string): VFile {
  const file = new VFile({path});
  tell(file, 'language', 3, 'found "x".');
  file.message('of another plugin');
  return file;
}

test('messages have file, line and kind; those of other plugins are not ours', () => {
  expect(messagesOf('/site', pageWithMessages('/site/docs/a.md'))).toEqual([
    {kind: 'language', where: 'docs/a.md:3', words: 'found "x".'},
  ]);
});

test('in development each is printed once, with what to do', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubEnv('NODE_ENV', 'development');
  const keep = keepMessages({siteDir: '/site'});
  keep(undefined, pageWithMessages('/site/docs/b.md'));
  keep(undefined, pageWithMessages('/site/docs/b.md'));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^\[WARNING\] docs\/b\.md:3: found "x"\. Languages of code/u)],
  ]);
});

test('a build is given them once, with the files that the page refers to', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const page = pageWithMessages('/site/docs/c.md');
  refer(page, '/site/static/a.png');
  refer(page, '/site/docs/b.png');
  keepMessages({siteDir: '/site'})(undefined, page);
  expect(takeCompiled('/site/docs/c.md')).toEqual({
    messages: [{kind: 'language', where: 'docs/c.md:3', words: 'found "x".'}],
    files: ['/site/static/a.png', '/site/docs/b.png'],
  });
  expect(takeCompiled('/site/docs/c.md')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});
