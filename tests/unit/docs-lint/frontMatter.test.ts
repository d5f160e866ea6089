import {describe, expect, it} from 'vitest';
import {frontMatterFaults} from '@site/scripts/docs-lint/frontMatter';

const description = 'How a delegation earns, what it risks and how long it takes to get it back.';
const whole = {title: 'Overview', sidebar_label: 'Overview', description};

function faultsOf(matter: Record<string, unknown>, others = new Map<string, string>()): string[] {
  return frontMatterFaults(matter, 'docs/page.mdx', others);
}

describe('front matter', () => {
  it('passes when it is complete', () => {
    expect(faultsOf(whole)).toEqual([]);
  });

  it('lists every missing key', () => {
    expect(faultsOf({})).toEqual([
      'Expected `title` in the front matter',
      'Expected `sidebar_label` in the front matter',
      'Expected `description` in the front matter',
    ]);
  });

  it.each([
    [59, 1],
    [60, 0],
    [155, 0],
    [156, 1],
  ])('a description of %i characters has %i faults', (length, faults) => {
    expect(faultsOf({...whole, description: 'x'.repeat(length)})).toHaveLength(faults);
  });

  it('names the page with the same description, but not the page itself', () => {
    const others = new Map([[description, 'docs/twin.mdx']]);
    expect(faultsOf(whole, others)).toEqual([
      'Expected a description of its own, found that of docs/twin.mdx',
    ]);
    expect(faultsOf(whole, new Map([[description, 'docs/page.mdx']]))).toEqual([]);
  });
});
