import type {PhrasingContent, RootContent} from 'mdast';
import {code, link, table, text} from '../../mdast/builders';
import {factWords} from '../notes/methods';
import type {MethodChange} from './compare';

const WORDS = {added: 'added', changed: 'changed', removed: 'removed'} as const;

/** Texts longer than this are left out of the table: the method's section shows the words. */
const LONG = 160;

function whatOf({reasons = [], facts}: MethodChange): PhrasingContent[] {
  const told = reasons.map(({release, what}) => `${release}: ${what}`);
  const parts = facts.map(factWords).filter((words) => words.length <= LONG);
  const lines = told.length > 0 ? told : parts;
  return lines.flatMap((line, index): PhrasingContent[] =>
    index === 0 ? [text(line)] : [{type: 'break'}, text(line)],
  );
}

/**
 * All methods that differ from the version before.
 *
 * @param since what readers call the version before
 * @param sectionOf address of a method's section; undefined for one that this version does not have
 */
export function changesTable(
  changes: readonly MethodChange[],
  since: string,
  sectionOf: (method: string) => string | undefined,
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
    const section = sectionOf(method);
    const name = section === undefined ? code(method) : link(section, method, true);
    return [name, text(WORDS[change.change]), whatOf(change)];
  });
  return [
    table(['Method', `Since ${since}`, 'What differs'], rows),
    {type: 'paragraph', children: file},
  ];
}
