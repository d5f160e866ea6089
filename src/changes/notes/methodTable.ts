import type {PhrasingContent, RootContent} from 'mdast';
import {code, link, table, text} from '../../mdast/builders';
import type {Links} from '../../openrpc/render/links';
import {strong} from '../../openrpc/render/nodes';
import {prose} from '../../openrpc/render/prose';
import {factWords} from './methods';
import type {MethodChange} from '../rpc/compare';

const WORDS = {added: 'added', changed: 'changed', removed: 'removed'} as const;

/** Texts longer than this are left out of the table: the method's section shows the words. */
const LONG = 160;

function whatOf({method, reasons = [], facts}: MethodChange, links: Links): PhrasingContent[] {
  const told = reasons.map(({release, what}): PhrasingContent[] => [
    strong(`${release}:`),
    text(' '),
    ...prose(what, links, method),
  ]);
  const parts = facts
    .map(factWords)
    .filter((words) => words.length <= LONG)
    .map((words) => [text(words)]);
  const lines = told.length > 0 ? told : parts;
  return lines.flatMap((line, index): PhrasingContent[] =>
    index === 0 ? line : [{type: 'break'}, ...line],
  );
}

/**
 * All methods that differ from the version before.
 *
 * @param since what readers call the version before
 * @param links to the sections of this version's methods
 */
export function changesTable(
  changes: readonly MethodChange[],
  since: string,
  links: Links,
  download: string,
): RootContent[] {
  const file: PhrasingContent[] = [
    text('The same for programs, with values and pages: '),
    link(download, 'changes.json', false),
    text('.'),
  ];
  if (changes.length === 0)
    return [
      {type: 'paragraph', children: [text(`No method differs from version ${since}. `), ...file]},
    ];
  const rows = changes.map((change) => {
    const {method} = change;
    const section = links.method(method);
    const name = section === undefined ? code(method) : link(section, method, true);
    return [name, text(WORDS[change.change]), whatOf(change, links)];
  });
  return [
    table(['Method', `Since ${since}`, 'What differs'], rows),
    {type: 'paragraph', children: file},
  ];
}
