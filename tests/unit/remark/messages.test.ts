import {VFile} from 'vfile';
import {afterEach, expect, test, vi} from 'vitest';
import {LISTED, messagesOf, printMessages, tell} from '../../../src/remark/messages';

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

test('each is printed once, with what to do, and not where the build lists them', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const print = printMessages({siteDir: '/site'});
  vi.stubEnv(LISTED, 'yes');
  print(undefined, pageWithMessages('/site/docs/b.md'));
  expect(warn).not.toHaveBeenCalled();
  vi.stubEnv(LISTED, undefined);
  print(undefined, pageWithMessages('/site/docs/b.md'));
  print(undefined, pageWithMessages('/site/docs/b.md'));
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^\[WARNING\] docs\/b\.md:3: found "x"\. Languages of code/u)],
  ]);
});
