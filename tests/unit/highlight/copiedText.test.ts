import {describe, expect, it} from 'vitest';
import {copiedText} from '@site/src/theme/CodeBlock/copiedText';

describe('what is copied', () => {
  it('from a terminal session: the commands, without prompts and output', () => {
    const session = '$ geth version\nGeth 1.7\n$ curl -sS \\\n>   https://a.example\n{}\n$ exit';
    const commands = 'geth version\ncurl -sS \\\n  https://a.example\nexit';
    for (const language of ['console', 'shell-session', 'bash', 'text']) {
      expect(copiedText(session, language)).toBe(commands);
    }
  });

  it('from a command that continues without a second prompt: all of it', () => {
    expect(copiedText('$ a \\\n  b\nprinted', 'console')).toBe('a \\\n  b');
  });

  it.each([
    ['bash', '# comment\necho $HOME\n$ not a prompt here'],
    ['ts', '$ this is no session'],
    ['toml', '[Eth]\nA = 1'],
    ['console', 'only what was printed'],
  ])('otherwise the unchanged code: %s', (language, code) => {
    expect(copiedText(code, language)).toBe(code);
  });
});
