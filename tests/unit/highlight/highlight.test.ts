import {describe, expect, it} from 'vitest';
import {highlight} from '@site/src/highlight';
import {languages} from '@site/src/highlight/prism';

/** What a reader sees of highlighted code. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

describe('highlighting', () => {
  it('wraps what has a colour and nothing else', () => {
    expect(highlight('{"id": 1, "ok": [true, {}]}', 'json')).toBe(
      '{<span class="code-property">"id"</span>: <span class="code-number">1</span>, ' +
        '<span class="code-property">"ok"</span>: [<span class="code-number">true</span>, {}]}',
    );
  });

  it('has one span for neighbours of one colour, over blanks and line ends, too', () => {
    expect(highlight('// a\n  // b\nx', 'ts')).toBe(
      '<span class="code-comment">// a\n  // b</span>\nx',
    );
    expect(highlight('export const', 'ts')).toBe('<span class="code-keyword">export const</span>');
  });

  it('gives what is interpolated into a string the colours of code', () => {
    expect(highlight('`a ${b} c`', 'ts')).toBe(
      '<span class="code-string">`a </span>${b}<span class="code-string"> c`</span>',
    );
  });

  it('gives every flag of a command the same colour', () => {
    const html = highlight('cast send --from x --gas-limit 1 --rpc-url=y -d', 'bash');
    for (const flag of ['--from', '--gas-limit', '--rpc-url', '-d'])
      expect(html).toContain(`<span class="code-property">${flag}</span>`);
  });

  it('gives a value of several lines one colour', () => {
    const value = '/usr/bin/geth \\\n  --mine';
    expect(highlight(`ExecStart=${value}\nUser=geth`, 'ini')).toContain(
      `<span class="code-string">${value}</span>\n`,
    );
  });

  it('takes no part of an address for a number', () => {
    const html = highlight('geth --http.addr 127.0.0.1 --http.port 8545', 'bash');
    expect(html).toContain('</span> 127.0.0.1 <span');
    expect(html).toContain('<span class="code-number">8545</span>');
  });

  it.each([
    ['bash', 'geth --http "x $HOME" && echo <b> # &amp;'],
    ['toml', '[Node.P2P]\nMaxPeers = 50 # <most>'],
    [
      'solidity',
      'contract A { function f() external payable returns (uint256) { return 1 ether; } }',
    ],
    ['promql', 'rate(chain_head_block{job="geth"}[5m]) < 0.5'],
    ['go', 'func main() { fmt.Println("<a>") }'],
    ['console', '$ geth version\nGeth <1.7>\n$ exit'],
    ['markdown', '# A\n\n```js\nconst a = 1 < 2;\n```\n'],
    ['html', '<a href="x">&amp;</a><script>let a = 1 && 2</script>'],
  ])('keeps the text of %s', (language, code) => {
    const html = highlight(code, language);
    expect(textOf(html)).toBe(code);
    expect(html).toContain('<span class="code-');
  });

  it('escapes code of a language that is not known, and leaves it plain', () => {
    expect(highlight('<img onerror=x> & "y"', 'brainfuck')).toBe('&lt;img onerror=x&gt; &amp; "y"');
    expect(highlight('a < b', 'constructor')).toBe('a &lt; b');
  });

  it('takes aliases and any case of letters', () => {
    expect(highlight('const a', 'TypeScript')).toBe(highlight('const a', 'ts'));
  });

  it('leaves no global behind', () => {
    expect(languages).toContain('toml');
    expect(globalThis).not.toHaveProperty('Prism');
  });
});
