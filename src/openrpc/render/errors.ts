import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {code, link, text} from '../../mdast/builders';
import {errorRows, ownErrors, type SharedRows} from '../errorRows';
import {errorSlug, rowId} from '../rowIds';
import type {ErrorExample, Method, RpcError} from '../types';
import {executedWords} from './executed';
import type {Page} from './fields';
import {body, details, item, list, marked, paragraph, section, strong} from './nodes';
import {prose} from './prose';

/** Whether an example shows nothing but that a call had no arguments, or too many. */
export function isArity({error}: ErrorExample): boolean {
  return /^(?:too many arguments|missing value for required argument 0$)/.test(error.message);
}

/** Calls that fail with an error that every method can give, a line each: what was given, and what came of it. */
function commonFailures(method: Method, {executed}: Page): RootContent[] {
  const telling = (method['x-error-examples'] ?? []).filter((example) => !isArity(example));
  return telling.map((example) => {
    const {params, error} = example;
    const line = [
      ...[text('With '), code(JSON.stringify(params)), text(' as arguments: ')],
      ...[code(String(error.code)), text(' '), code(error.message), text('. ')],
    ];
    return paragraph([...line, text(executedWords(executed, method, example))], 'rpc-executed');
  });
}

/** Texts in code font with a word between them. */
function codes(texts: readonly string[], between: string): PhrasingContent[] {
  return texts.flatMap((each, index) => [...(index === 0 ? [] : [text(between)]), code(each)]);
}

/** What an error says: `-32000 message`, or several messages. */
function words({code: number, message}: RpcError): PhrasingContent[] {
  return [code(String(number)), text(' '), ...codes(message.split(' | '), ' or ')];
}

/** Errors with what causes them, a row each, with an id that links can lead to. */
function rows(names: readonly string[], {shared, links}: Page, method?: string): ListItem[] {
  return names.flatMap((name) => {
    const error = shared.components.errors[name];
    if (!error) return [];
    const cause = prose(shared['x-error-causes'][name] ?? '', links, method);
    const row = item([...words(error), text(' '), ...cause]);
    return [{...row, data: {hProperties: {id: rowId(errorSlug(name), method)}}}];
  });
}

function groupAnchor(slug: string): string {
  return `errors-${slug}`;
}

/** A link to the errors that a method shares with others, with their messages where it has only some. */
function groupRow({slug, group, names}: SharedRows, page: Page): ListItem {
  const isWhole = names.length === group.errors.length;
  const messages = names.flatMap(
    (name) => page.shared.components.errors[name]?.message.split(' | ').slice(0, 1) ?? [],
  );
  return item([
    link(`#${groupAnchor(slug)}`, group.title),
    ...(isWhole
      ? [text(`, all ${names.length}`)]
      : [text(': '), marked('', 'rpc-shared', codes(messages, ', '))]),
  ]);
}

/** The errors of a method; of one that has none of its own, with the examples of those that it shares with all. */
export function errors(method: Method, page: Page): RootContent[] {
  const {shared, links, groups} = page;
  const all = link(links.errors, 'errors that every method can give');
  const count = ownErrors(method).length;
  if (count === 0) {
    const line = [strong('Errors:'), text(' only the '), all, text('.')];
    return [paragraph(line, 'rpc-label'), ...commonFailures(method, page)];
  }
  const listed = errorRows(method, shared);
  for (const {slug} of listed.shared) groups.add(slug);
  const items = [
    ...rows(listed.own, page, method.name),
    ...listed.shared.map((some) => groupRow(some, page)),
  ];
  // Apart from the list, which then has links within the page only, and is no part of the page's script.
  const others = paragraph([text('The '), all], 'rpc-other-errors');
  return [details([text(`Errors (${count})`)], [list(items, 'rpc-errors'), others])];
}

/** The errors that methods of the page share, described once. */
export function sharedErrors(page: Page): RootContent[] {
  const used = Object.entries(page.shared['x-error-groups']).filter(([slug]) =>
    page.groups.has(slug),
  );
  if (used.length === 0) return [];
  return [
    section(2, 'Shared errors', 'errors'),
    ...used.flatMap(([slug, {title, description, errors: names}]) => [
      section(3, title, groupAnchor(slug)),
      body([paragraph(prose(description, page.links)), list(rows(names, page), 'rpc-errors')]),
    ]),
  ];
}
