import {translate} from '@docusaurus/Translate';
import {expectationOf} from './expectation';
import type {Fault, Problem} from './problem';
import type {Schemas} from './schema';
import {secretMessage} from './secretMessage';

/** The first half of a message: what is wrong. Empty where what was expected says it all. */
function wrong(problem: Problem): string {
  switch (problem.kind) {
    case 'missing':
      return translate({id: 'site.form.missing', message: 'Nothing is entered.'});
    case 'negative':
      return translate({id: 'site.form.negative', message: 'This cannot be negative.'});
    case 'notNumber':
      return translate({id: 'site.form.notNumber', message: 'This is not a number.'});
    case 'notWhole':
      return translate({id: 'site.form.notWhole', message: 'This has a fraction.'});
    case 'unsafe':
      return translate({
        id: 'site.form.unsafe',
        message: 'JSON in a browser cannot carry so large a number exactly.',
      });
    case 'checksum':
      return translate({
        id: 'site.form.checksum',
        message:
          'The capital letters are not the checksum of this address: a character may be wrong. Compare it with its source, or write it in lower case.',
      });
    case 'prefix':
      return translate({id: 'site.form.prefix', message: '0x is missing at the beginning.'});
    case 'notHex':
      return translate({
        id: 'site.form.notHex',
        message: 'After 0x, only digits and the letters a to f may follow.',
      });
    case 'odd':
      return translate({
        id: 'site.form.odd',
        message: 'The number of hex digits is odd; a byte has two.',
      });
    case 'leadingZero':
      return translate({
        id: 'site.form.leadingZero',
        message: 'There is a zero too many after 0x.',
      });
    case 'length':
      return translate(
        {id: 'site.form.length', message: 'Hex digits: {found}, not {expected}.'},
        {found: problem.found, expected: problem.expected},
      );
    case 'tooLarge':
      return translate(
        {id: 'site.form.tooLarge', message: 'The number is too large for {bits} bits.'},
        {bits: problem.bits},
      );
    case 'unit':
      return problem.known.length === 0
        ? translate({id: 'site.form.noUnit', message: 'A unit or a fraction does not fit here.'})
        : translate(
            {id: 'site.form.unit', message: 'The unit is unknown. Known are {known}.'},
            {known: problem.known.join(', ')},
          );
    case 'fraction':
      return problem.decimals === 0
        ? translate({id: 'site.form.notWhole', message: 'This has a fraction.'})
        : translate({id: 'site.form.fraction', message: 'This has a fraction of a wei.'});
    case 'unknownField':
      return translate(
        {id: 'site.form.unknownField', message: 'There is no such field. Known are {known}.'},
        {known: problem.known.join(', ')},
      );
    case 'missingField':
      return translate(
        {id: 'site.form.missingField', message: 'The field {name} is missing.'},
        {name: problem.name},
      );
    case 'twice':
      return translate({id: 'site.form.twice', message: 'This name is there twice.'});
    case 'deep':
      return translate({id: 'site.form.deep', message: 'This nests too deeply.'});
    case 'json':
      return translate(
        {id: 'site.form.notJson', message: 'This is not JSON: see line {line}, column {column}.'},
        {line: problem.line, column: problem.column},
      );
    case 'type':
      return translate(
        {id: 'site.form.type', message: 'This is JSON of the type {found}.'},
        {found: problem.found},
      );
    default:
      return '';
  }
}

/** Messages that need no word on what was expected. */
function whole(problem: Problem): string | undefined {
  switch (problem.kind) {
    case 'secret':
      return secretMessage(problem.secret);
    case 'needed':
      return problem.byDefault === undefined
        ? translate(
            {
              id: 'site.form.needed',
              message:
                'Needed, since {by} after it is given: arguments are told apart by position.',
            },
            {by: `\`${problem.by}\``},
          )
        : translate(
            {
              id: 'site.form.neededWithDefault',
              message:
                'Needed, since {by} after it is given: arguments are told apart by position. Its default is {byDefault}.',
            },
            {by: `\`${problem.by}\``, byDefault: `\`${JSON.stringify(problem.byDefault)}\``},
          );
    case 'extra':
      return translate(
        {
          id: 'site.form.extra',
          message: 'One argument too many: the method takes {most}. Remove it.',
        },
        {most: problem.most},
      );
    case 'checksum':
    case 'missingField':
    case 'unknownField':
    case 'twice':
    case 'json':
    case 'deep':
      return wrong(problem);
    default:
      return undefined;
  }
}

/** What is wrong and what was expected, in plain words; with backticks around code. Never contains the entry. */
export function messageOf(fault: Fault, schemas: Schemas): string {
  const {problem, schema, isJson = false} = fault;
  const message = whole(problem);
  if (message !== undefined) return message;
  const expected = translate(
    {id: 'site.form.expected', message: 'Expected {expected}.'},
    {expected: expectationOf(schema, isJson, schemas)},
  );
  return `${wrong(problem)} ${expected}`.trim();
}
