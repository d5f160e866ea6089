import {describe, expect, test} from 'vitest';
import {collectInline, hashSource, noInline} from '../../../src/hosting/inline';
import {contentSecurityPolicy, serialise, withPolicy} from '../../../src/hosting/policy';

function collected(...pages: string[]) {
  const inline = noInline();
  for (const page of pages) collectInline(page, inline);
  return inline;
}

describe('inline content of a page', () => {
  test('executable scripts, each once, verbatim', () => {
    const {scripts} = collected(
      '<script>\n a < b && c()\n</script><script src=/x.js></script>',
      '<script>\n a < b && c()\n</script><script type=module>d</script>',
    );
    expect([...scripts]).toEqual(['\n a < b && c()\n', 'd']);
  });

  test('no data blocks', () => {
    const {scripts} = collected('<script type=application/ld+json>{"a":1}</script>');
    expect(scripts.size).toBe(0);
  });

  test('style sheets', () => {
    const {styles} = collected('<style>p>b{top:0}</style><i style=color:red>');
    expect([...styles]).toEqual(['p>b{top:0}']);
  });

  test('style attributes, also in markup that scripts write', () => {
    const {styleAttributes, writtenStyles} = collected(
      '<i style=color:red></i><p style="top: 0; left: 0">',
      String.raw`<script>a.innerHTML='<b style="color: green">';b="<b style=\"top: 0\">"</script>`,
    );
    expect([...styleAttributes]).toEqual(['color:red', 'top: 0; left: 0']);
    expect([...writtenStyles]).toEqual(['color: green', 'top: 0']);
  });

  test('an event handler attribute is rejected by name', () => {
    expect(() => collected('<a onclick="go()">')).toThrow('<a onclick="…"> is script');
  });
});

describe('the policy', () => {
  const policy = contentSecurityPolicy(
    collected('<script>go()</script><style>p{top:0}</style><p style=top:0>'),
    {connect: ['https://search.example']},
  );

  test('allows no style attributes if there are none', () => {
    expect(contentSecurityPolicy(collected('<p>'), {connect: []})['style-src-attr']).toEqual([
      "'none'",
    ]);
  });

  test('allows scripts and styles of the pages by hash, and nothing unsafe', () => {
    // The digest is the output of `openssl dgst -sha256 -binary | base64` for "go()".
    expect(policy['script-src']).toEqual([
      "'self'",
      "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    ]);
    expect(policy['style-src']).toContain(hashSource('p{top:0}'));
    expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", hashSource('top:0')]);
    expect(serialise(policy).replace("'unsafe-hashes'", '')).not.toMatch(
      /unsafe|https?:(?!\/\/search)|\*/,
    );
  });

  test('allows requests to the site and the search only', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(["'self'", 'https://search.example']);
  });

  test('is a meta element before everything that it covers, without directives for headers only', () => {
    const page = withPolicy('<head><meta charset=UTF-8><script>go()</script>', policy);
    expect(page).toMatch(
      /^<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="default-src 'none'; [^"]*"><script>/,
    );
    expect(page).not.toContain('frame-ancestors');
    expect(serialise(policy)).toContain("frame-ancestors 'none'");
  });

  test('a page without a charset is rejected, because the policy would have no position', () => {
    expect(() => withPolicy('<head></head>', policy)).toThrow('there is no <meta charset=UTF-8>');
  });
});
