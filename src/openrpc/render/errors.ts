import type {ListItem, PhrasingContent, RootContent} from 'mdast';
import {code, link, text} from '../../mdast/builders';
import {nameOf} from '../pointer';
import type {ErrorExample, ErrorGroup, Method, RpcError} from '../types';
import {executedWords} from './executed';
import type {Page} from './fields';
import {body, details, item, list, marked, paragraph, section, strong} from './nodes';
import {prose} from './prose';

/** Errors that any method can answer with; the table of codes tells of them. */
const COMMON = new Set(['InvalidParams', 'MethodNotFound']);

/** As many errors of a group as are worth a link to it. */
const WORTH_A_LINK = 3;

/** Names of the errors that not every method can answer with. */
export function ownErrors(method: Method): string[] {
  return method.errors.map(({$ref}) => nameOf($ref)).filter((name) => !COMMON.has(name));
}

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

/** Errors with what causes them, a row each; a row that others refer to has an id, `error-noncetoolow`. */
function rows(
  names: readonly string[],
  {shared, links}: Page,
  {self, linked = false}: {self?: string; linked?: boolean},
): ListItem[] {
  return names.flatMap((name) => {
    const error = shared.components.errors[name];
    if (!error) return [];
    const cause = prose(shared['x-error-causes'][name] ?? '', links, self);
    const row = item([...words(error), text(' '), ...cause]);
    return [linked ? {...row, data: {hProperties: {id: `error-${name.toLowerCase()}`}}} : row];
  });
}

function groupAnchor(slug: string): string {
  return `errors-${slug}`;
}

/** A link to the errors that a method shares with others, with their messages where it has only some. */
function groupRow(slug: string, group: ErrorGroup, names: readonly string[], page: Page): ListItem {
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
  const own = ownErrors(method);
  const all = link(links.errors, 'errors that every method can give');
  if (own.length === 0) {
    const line = [strong('Errors:'), text(' only the '), all, text('.')];
    return [paragraph(line, 'rpc-label'), ...commonFailures(method, page)];
  }
  const shares = Object.entries(shared['x-error-groups'])
    .map(([slug, group]) => ({
      slug,
      group,
      names: own.filter((name) => group.errors.includes(name)),
    }))
    .filter(({names}) => names.length >= WORTH_A_LINK);
  const linked = new Set(shares.flatMap(({names}) => names));
  for (const {slug} of shares) groups.add(slug);
  const rest = own.filter((name) => !linked.has(name));
  const items = [
    ...rows(rest, page, {self: method.name}),
    ...shares.map(({slug, group, names}) => groupRow(slug, group, names, page)),
    item([text('The '), all]),
  ];
  return [details([text(`Errors (${own.length})`)], [list(items, 'rpc-errors')])];
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
      body([
        paragraph(prose(description, page.links)),
        list(rows(names, page, {linked: true}), 'rpc-errors'),
      ]),
    ]),
  ];
}
