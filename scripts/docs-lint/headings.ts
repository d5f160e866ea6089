import type {Heading, Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {SKIP, visit} from 'unist-util-visit';
import {readHeading} from './headingId';

interface HeadingFault {
  readonly fault: string;
  readonly heading?: Heading;
}

/**
 * What is wrong with the order of a page's headings, with the heading concerned.
 *
 * @param isTitled whether front matter has the title, which is then shown if no heading is one
 */
function headingFaults(headings: readonly Heading[], isTitled: boolean): HeadingFault[] {
  const [first, ...rest] = headings;
  if (first === undefined) {
    return isTitled
      ? []
      : [
          {
            fault:
              'Expected one title: a line that begins with `# `, or `title` in the front matter',
          },
        ];
  }
  const faults: HeadingFault[] = [];
  if (first.depth !== 1 && !isTitled) {
    faults.push({
      fault: `Expected the page's title (\`# \`, or \`title\` in the front matter) before "${readHeading(first).text}"`,
      heading: first,
    });
  }
  if (first.depth > 2 && isTitled) {
    faults.push({
      fault: `Expected "${readHeading(first).text}" one level below the title: use ##`,
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

/** One title per page, before all other headings or in the front matter, and no skipped heading level. */
export default lintRule<Root>('docs-lint:headings', (tree, file) => {
  const headings: Heading[] = [];
  visit(tree, (node) => {
    // A heading within a component (a card, a tab) is not part of the page's outline.
    if (node.type === 'mdxJsxFlowElement') return SKIP;
    if (node.type === 'heading') headings.push(node);
    return undefined;
  });
  const [yaml] = tree.children;
  const isTitled = yaml?.type === 'yaml' && /^title:\s*\S/mu.test(yaml.value);
  for (const {fault, heading} of headingFaults(headings, isTitled)) {
    file.message(fault, heading ?? tree);
  }
});
