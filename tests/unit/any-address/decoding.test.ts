import {describe, expect, it} from 'vitest';
import {
  decodeURI as anyPath,
  decodeURIComponent as anyPart,
} from '@site/src/docusaurus-patches/any-address/decoding';

describe('decoding', () => {
  it.each(['/a%20b', '/%C3%A4/%2F', '/%25', '/plain', ''])(
    'of %s equals that of the language',
    (text) => {
      expect(anyPath(text)).toBe(decodeURI(text));
      expect(anyPart(text)).toBe(decodeURIComponent(text));
    },
  );

  it.each(['/%', '/a%20b%', '/%E0%A4%A', '/%C3', '100%'])('leaves %s unchanged', (text) => {
    expect(anyPath(text)).toBe(text);
    expect(anyPart(text)).toBe(text);
  });
});
