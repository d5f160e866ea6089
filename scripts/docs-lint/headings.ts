import type {Heading, Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {SKIP, visit} from 'unist-util-visit';
import {readHeading} from './headingId';

/**
 * What is wrong with the order of a page's headings, with the heading concerned; undefined for a page without headings.
 */
function headingFaults(headings: readonly Heading[]): {fault: string; heading?: Heading}[] {
  const [first, ...rest] = headings;
  if (first === undefined) return [{fault: 'Expected one title: a line that begins with `# `'}];
  const faults: {fault: string; heading?: Heading}[] = [];
  if (first.depth !== 1) {
    faults.push({
      fault: `Expected the page's title (\`# \`) before "${readHeading(first).text}"`,
      heading: first,
    });
  }
  let previous = first;
  for (const heading of rest) {
    const {text} = readHeading(heading);
    if (heading.depth === 1) {
      faults.push({fault: `Expected one title, found a second: make "${text}" a section`, heading});
    } else if (heading.depth > previous.depth + 1) {
      faults.push({
        fault: `Expected "${text}" at most one level below "${readHeading(previous).text}": use ${'#'.repeat(previous.depth + 1)}`,
        heading,
      });
    }
    previous = heading;
  }
  return faults;
}

/** One title per page, before all other headings, and no skipped heading level. */
export default lintRule<Root>('docs-lint:headings', (tree, file) => {
  const headings: Heading[] = [];
  visit(tree, (node) => {
    // A heading within a component (a card, a tab) is not part of the page's outline.
    if (node.type === 'mdxJsxFlowElement') return SKIP;
    if (node.type === 'heading') headings.push(node);
    return undefined;
  });
  for (const {fault, heading} of headingFaults(headings)) file.message(fault, heading ?? tree);
});
