import type {Marked, MarkedBlock, SectionChange, ValueChange} from '../types';
import type {AllChanges} from '../versionChanges';
import {methodLines} from './methods';

const WORDS = {added: 'Added', changed: 'Changed', removed: 'Removed'} as const;

/** Text that is no Markdown: code keeps its backticks. */
function plain(text: string): string {
  return text
    .split(/(`[^`]*`)/u)
    .map((piece) => (piece.startsWith('`') ? piece : piece.replaceAll(/[*_~<>[\]|\\]/gu, '\\$&')))
    .join('');
}

/** Spaces go outside of marks, as Markdown requires. */
function marked(part: Marked): string {
  if (typeof part === 'string') return plain(part);
  const [mark, words] = part;
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(words) ?? [];
  if (text === '') return words;
  return `${before}${mark === '+' ? `**${plain(text)}**` : `~~${plain(text)}~~`}${after}`;
}

/** Lines of a listing, as a diff. */
function diffLines(parts: readonly Marked[]): string[] {
  return parts.flatMap((part) => {
    const [mark, text] = typeof part === 'string' ? [' ', part] : part;
    return text
      .replace(/\n$/u, '')
      .split('\n')
      .map((line) => `${mark}${line}`);
  });
}

function blockLines(block: MarkedBlock): string[] {
  if ('same' in block) return [];
  const {kind, cells} = block;
  if (kind === 'code') return ['```diff', ...diffLines(cells[0] ?? []), '```'];
  // A space between removed and added words.
  const text = cells
    .map((cell) => cell.map(marked).join('').replaceAll('~~**', '~~ **'))
    .join(' · ');
  return [kind === 'item' ? `- ${text}` : text];
}

function sectionLines(section: SectionChange, page: string, hasWords: boolean): string[] {
  const {change, id, title, was, blocks} = section;
  const name = title === '' || id === '' ? 'Beginning of the page' : plain(title);
  const link = change === 'removed' || id === '' ? name : `[${name}](${page}#${id})`;
  const former = was && was.title !== title ? ` (was: ${plain(was.title)})` : '';
  const words = hasWords && change === 'changed' ? blocks.map(blockLines) : [];
  return [
    `- ${WORDS[change]}: ${link}${former}`,
    ...(section.reasons ?? []).map(({release, what}) => `  - ${release}: ${plain(what)}`),
    ...words
      .filter((lines) => lines.length > 0)
      .flatMap((lines) => ['', ...lines.map((line) => `  > ${line}`)]),
  ];
}

function pageLines({path, change}: AllChanges['pages'][number], hasWords: boolean): string[] {
  if (change.change === 'same') return [];
  const heading = `### ${plain(change.title)}`;
  if (change.change !== 'changed')
    return [heading, '', `${WORDS[change.change]}: \`${path}\`.`, ''];
  const lines = change.sections.flatMap((section) => sectionLines(section, path, hasWords));
  return [heading, '', ...lines, ''];
}

function valueLines(values: readonly ValueChange[], {from, to}: AllChanges): string[] {
  const rows = values.map(
    (value) =>
      `| ${plain(value.meaning)} | \`${value.key}\` | ${value.from ?? '–'} | ${value.to ?? '–'} |`,
  );
  return [`| What it is | Value | ${from} | ${to} |`, '| --- | --- | --- | --- |', ...rows];
}

/**
 * Changes as Markdown for release notes.
 *
 * @param hasWords whether changed sections have their words, marked: ~~removed~~ and **added**
 */
export function releaseNotes(changes: AllChanges, hasWords: boolean): string {
  const {from, to, software, pages, values, methods} = changes;
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', `## ${title}`, '', ...lines];
  const [older, newer] = software;
  const body = [
    ...part('Values of the network', values.length > 0 ? valueLines(values, changes) : []),
    ...part(
      'JSON-RPC',
      methods === undefined
        ? ['Not compared: a version has no RPC reference.']
        : methodLines(methods),
    ),
    ...part(
      'Pages',
      pages.flatMap((page) => pageLines(page, hasWords)),
    ),
  ];
  return [
    `# From ${from} to ${to}`,
    '',
    older === newer ? `Node ${newer}.` : `Node ${older} → ${newer}.`,
    ...(body.length > 0 ? body : ['', 'Nothing differs.']),
    '',
  ]
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n');
}
