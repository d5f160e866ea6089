import {describe, expect, it} from 'vitest';
import {Translation} from '../../rpc/run/translation';

describe('translation between page and node', () => {
  const translation = new Translation();
  translation.learn('/var/lib/node', '/tmp/x');
  translation.learn('0x35', '0x64');
  translation.learn(7, '0x9');

  it('finds paths inside texts, keys and lists, in both directions', () => {
    const shown = {'/var/lib/node': ['/var/lib/node/a', 1, null]};
    const actual = {'/tmp/x': ['/tmp/x/a', 1, null]};
    expect(translation.toNode(shown)).toEqual(actual);
    expect(translation.toNode(['0x35'])).toEqual(['0x64']);
  });

  it('replaces short texts only as a whole: they may be part of another by chance', () => {
    expect(translation.toNode('0x35aa')).toBe('0x35aa');
    expect(translation.toPage('0x64')).toBe('0x35');
  });
});
