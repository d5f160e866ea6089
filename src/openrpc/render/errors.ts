import type {RootContent} from 'mdast';
import {code, link, text} from '../../remark/table';
import {nameOf} from '../pointer';
import type {Method} from '../types';
import {executedWords} from './executed';
import type {Page} from './fields';
import {details, item, list, paragraph, strong} from './nodes';
import {prose} from './prose';

/** Errors that any method can answer with; the table of codes tells of them. */
const COMMON = new Set(['InvalidParams', 'MethodNotFound']);

/** Names of the errors that not every method can answer with. */
export function ownErrors(method: Method): string[] {
  return method.errors.map(({$ref}) => nameOf($ref)).filter((name) => !COMMON.has(name));
}

/** Calls that fail with an error that every method can give, a line each: what was given, and what came of it. */
function commonFailures(method: Method, {executed}: Page): RootContent[] {
  return (method['x-error-examples'] ?? []).map((example) => {
    const {params, error} = example;
    const line = [
      ...[text('With '), code(JSON.stringify(params)), text(' as arguments: ')],
      ...[code(String(error.code)), text(' '), code(error.message), text('. ')],
    ];
    return paragraph([...line, text(executedWords(executed, method, example))], 'rpc-executed');
  });
}

/** The errors of a method; of one that has none of its own, with the examples of those that it shares with all. */
export function errors(method: Method, page: Page): RootContent[] {
  const {shared, links} = page;
  const own = ownErrors(method);
  const all = link(links.errors, 'errors that every method can give');
  if (own.length === 0) {
    const line = [strong('Errors:'), text(' only the '), all, text('.')];
    return [paragraph(line, 'rpc-label'), ...commonFailures(method, page)];
  }
  const items = own.flatMap((name) => {
    const error = shared.components.errors[name];
    const cause = shared['x-error-causes'][name] ?? '';
    if (!error) return [];
    return [
      item([
        code(String(error.code)),
        text(' '),
        code(error.message),
        text(' '),
        ...prose(cause, links, method.name),
      ]),
    ];
  });
  return [
    details(
      [text(`Errors (${items.length})`)],
      [list(items, 'rpc-errors'), paragraph([text('Besides these: the '), all, text('.')])],
    ),
  ];
}
