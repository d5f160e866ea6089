import type {Link, Nodes, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {blocksOf, pages, type Block, type Page} from './pages';

/** Pages for operators, whose commands run on more than one machine: their titles name it. */
export const OPERATOR_PAGES: readonly string[] = [
  'validator/overview',
  'validator/create-val',
  'validator/run-val',
  'validator/manage-keys',
  'validator/security',
];

/** Machines at the beginning of a title. Commands for every node are typed on each of the nodes. */
const NODES = ['Validator', 'Standby', 'Sentry', 'Full node'];
export const MACHINES: readonly string[] = [...NODES, 'Admin', 'Monitor', 'Every node'];

/** `Admin` of `Admin: name the agent`; undefined for a file with a path, and for other titles. */
export function machineOf({title}: Pick<Block, 'title'>): string | undefined {
  return MACHINES.find((machine) => title.startsWith(`${machine}: `));
}

/** Whether a block is typed on a machine. */
export function isTypedOn(block: Block, machine: string): boolean {
  const named = machineOf(block);
  return named === machine || (named === 'Every node' && NODES.includes(machine));
}

/** Variables that the files of the pages set in the shell that sources them. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  'validator.env': 'RPC CHAIN_ID STAKE_HUB OPERATOR CONSENSUS VOTE PROOF AGENT'.split(' '),
  'new-consensus.env': ['NEW_CONSENSUS'],
  'new-vote.env': ['NEW_VOTE', 'NEW_PROOF'],
};

/** A script that defines the settings where their file is sourced, for a checker that cannot read it. */
export function withSettings(script: string): string {
  return script.replace(/\bsource ~\/([\w-]+\.env)/g, (_line, file: string) => {
    const names = SETTINGS[file];
    if (!names)
      throw new Error(`${file} is read, but tests/pages/machines.ts does not know what it sets.`);
    return names.map((name) => `export ${name}=1`).join('; ');
  });
}

/** Blocks of a page by the id of their heading, of any level. */
function sectionsOf(page: Page): Map<string, Block[]> {
  const lines = page.text.split('\n');
  const headings = lines.flatMap((line, index) => {
    const id = /^#{2,6} .*\{#([\w-]+)\}\s*$/.exec(line)?.[1];
    return id === undefined ? [] : [{id, line: index + 1}];
  });
  const lineOf = ({at}: Block) => Number(at.split(':').at(-1));
  return new Map(
    headings.map(({id, line}, index) => {
      const end = headings[index + 1]?.line ?? Infinity;
      return [id, blocksOf(page).filter((block) => lineOf(block) > line && lineOf(block) < end)];
    }),
  );
}

/** A row of the checklist. */
export interface Step {
  readonly machine: string;
  readonly blocks: readonly Block[];
}

/** A version's checklist, with the commands that its rows link to. @throws when a link is broken */
export function checklistOf(version: string): Step[] {
  const pageOf = (id: string) => {
    const page = pages.find((each) => each.version === version && each.id === id);
    if (!page) throw new Error(`There is no page ${id} of version ${version}.`);
    return page;
  };
  const overview = pageOf('validator/overview');
  const table = overview.tree.children.find((node): node is Table => node.type === 'table');
  const rows = table?.children.slice(1) ?? [];
  return rows.map((row) => {
    const links: string[] = [];
    visit(row as Nodes, 'link', (link: Link) => void links.push(link.url));
    const blocks = links.flatMap((link) => {
      const [, file = '', id = ''] = /^\.\/([\w/-]+)\.mdx#([\w-]+)$/.exec(link) ?? [];
      if (file === '') return [];
      const section = sectionsOf(pageOf(`validator/${file}`)).get(id);
      if (!section) throw new Error(`The checklist leads to ${link}, which is not there.`);
      return section;
    });
    return {machine: toString(row.children[1] ?? row), blocks};
  });
}
