import {describe, expect, it} from 'vitest';
import {highlight} from '@site/src/highlight';
import {languages} from '@site/src/highlight/prism';

/** Text of highlighted code. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

describe('highlighting', () => {
  it('wraps only tokens with a colour', () => {
    expect(highlight('{"id": 1, "ok": [true, {}]}', 'json')).toBe(
      '{<span class="code-property">"id"</span>: <span class="code-number">1</span>, ' +
        '<span class="code-property">"ok"</span>: [<span class="code-number">true</span>, {}]}',
    );
  });

  it('has one span for neighbours of one colour, across white space and line ends, too', () => {
    expect(highlight('// a\n  // b\nx', 'ts')).toBe(
      '<span class="code-comment">// a\n  // b</span>\nx',
    );
    expect(highlight('export const', 'ts')).toBe('<span class="code-keyword">export const</span>');
  });

  it('highlights interpolated expressions in a string as code', () => {
    expect(highlight('`a ${b} c`', 'ts')).toBe(
      '<span class="code-string">`a </span>${b}<span class="code-string"> c`</span>',
    );
  });

  it('gives all flags of a command the same colour', () => {
    const html = highlight('cast send --from x --gas-limit 1 --rpc-url=y -d', 'bash');
    for (const flag of ['--from', '--gas-limit', '--rpc-url', '-d'])
      expect(html).toContain(`<span class="code-property">${flag}</span>`);
  });

  it('gives a multi-line value one colour', () => {
    const value = '/usr/bin/geth \\\n  --mine';
    expect(highlight(`ExecStart=${value}\nUser=geth`, 'ini')).toContain(
      `<span class="code-string">${value}</span>\n`,
    );
  });

  it('does not read a part of an address as a number', () => {
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

  it('escapes code of an unknown language, without colours', () => {
    expect(highlight('<img onerror=x> & "y"', 'no-such-language')).toBe(
      '&lt;img onerror=x&gt; &amp; "y"',
    );
    expect(highlight('a < b', 'constructor')).toBe('a &lt; b');
  });

  it('accepts aliases, case-insensitively', () => {
    expect(highlight('const a', 'TypeScript')).toBe(highlight('const a', 'ts'));
  });

  it('leaves no global behind', () => {
    expect(languages).toContain('toml');
    expect(globalThis).not.toHaveProperty('Prism');
  });
});
