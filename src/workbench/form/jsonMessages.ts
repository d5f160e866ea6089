import {translate} from '@docusaurus/Translate';
import type {ContentDescriptor} from '../../openrpc/types';
import type {JsonFault} from './jsonText';

/** A JSON pointer in the reader's words: `/0/topics/1` is `filter.topics[1]`. */
export function readablePath(path: string, params: readonly ContentDescriptor[]): string {
  const [first, ...rest] = path.split('/').slice(1);
  const parts = rest.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const name = params[Number(first)]?.name ?? `[${first ?? ''}]`;
  return parts.reduce(
    (text, part) => text + (/^\d+$/.test(part) ? `[${part}]` : `.${part}`),
    first === undefined ? '' : name,
  );
}

function expected(fault: JsonFault): string {
  switch (fault.expected) {
    case 'value':
      return translate({
        id: 'site.form.json.value',
        message: 'a value: text in double quotes, a number, true, false, null, [ or {',
      });
    case 'name':
      return translate({id: 'site.form.json.name', message: 'a name in double quotes'});
    case 'colon':
      return translate({id: 'site.form.json.colon', message: 'a colon'});
    case 'commaOrEnd':
      return translate({id: 'site.form.json.comma', message: 'a comma, or the closing bracket'});
    case 'end':
      return translate({id: 'site.form.json.end', message: 'the end of the text'});
    case 'lessDepth':
      return translate({id: 'site.form.json.depth', message: 'fewer nested brackets'});
  }
}

/** Where a text is not JSON, and what should be there. */
export function jsonMessage(fault: JsonFault): string {
  return translate(
    {
      id: 'site.form.json.fault',
      message: 'Line {line}, column {column}: expected {expected}.',
    },
    {line: fault.line, column: fault.column, expected: expected(fault)},
  );
}

/** What a list of arguments that is none should be. */
export function notListMessage(): string {
  return translate({
    id: 'site.form.json.notList',
    message: 'The arguments stand in square brackets, separated by commas: [ … ].',
  });
}
