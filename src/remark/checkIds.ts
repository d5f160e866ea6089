import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {sitePath} from '../profile/sitePath';
import {elementsOf} from './elements';
import {isGlobalName} from './globalNames';
import {lineOf} from './messages';

/** An id of a page. */
interface Id {
  readonly id: string;
  readonly line: number;
  readonly isHeading: boolean;
}

function idsOf(tree: Root): Id[] {
  const ids: Id[] = [];
  visit(tree, 'heading', (node: Heading) => {
    const {id} = (node.data ?? {}) as {id?: string};
    if (id !== undefined) ids.push({id, line: lineOf(node), isHeading: true});
  });
  const elements = elementsOf(tree).flatMap(({attributes, line}) => {
    const id = attributes.get('id');
    return id === undefined ? [] : [{id, line, isHeading: false}];
  });
  return [...ids, ...elements].sort((a, b) => a.line - b.line);
}

const written = (id: string, isHeading: boolean) =>
  isHeading ? `end the heading with {#${id}}` : `write id="${id}"`;

function globalFault({id, isHeading}: Id): string | undefined {
  if (!isGlobalName(id)) return undefined;
  return `Expected an id that is no global of the page's scripts, found "${id}": scripts would read the element instead of their own value. Use another one: ${written(`about-${id}`, isHeading)}.`;
}

/** An id that is free, made of one that is not. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/**
 * Checks the ids of a page: none occurs twice, or links would lead to the first, and none shadows a global of the page's
 * scripts, which would fail: at `{#docusaurusRoot}` no page hydrates.
 *
 * @throws one error that lists every such id as file:line
 */
export function checkIds({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const where = sitePath(siteDir, file.path);
    const ids = idsOf(tree);
    const taken = new Set(ids.map(({id}) => id));
    const first = new Map<string, Id>();
    const faults = ids.flatMap((each) => {
      const {id, line, isHeading} = each;
      const other = first.get(id);
      if (!other) first.set(id, each);
      const repeated =
        other &&
        `Expected an id of its own, found "${id}", which line ${other.line} has too. Use another one: ${written(freeId(id, taken), isHeading)}.`;
      return [globalFault(each), repeated].flatMap((words) =>
        words === undefined ? [] : [`${where}:${line}: ${words}`],
      );
    });
    if (faults.length > 0) throw new Error(faults.join('\n'));
  };
}
