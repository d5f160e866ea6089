import {translate} from '@docusaurus/Translate';
import {resolve, shapeOf, type OwnSchema, type Schemas} from './schema';

/** A sentence without its dot, as part of another one. */
function phrase(text: string): string {
  return text.replace(/\.$/, '');
}

/** `storage key: …`, unless the description begins with the name itself. */
function named(title: string, description: string): string {
  const says = phrase(description);
  if (!says.toLowerCase().startsWith(title.toLowerCase())) return `${title}: ${says}`;
  return title + says.slice(title.length);
}

function numberRange(minimum?: number, maximum?: number): string {
  if (minimum !== undefined && maximum !== undefined) return ` ${minimum}–${maximum}`;
  if (minimum !== undefined) return ` ≥ ${minimum}`;
  return maximum === undefined ? '' : ` ≤ ${maximum}`;
}

/**
 * What a value has to be, as part of a sentence: `address: 20 bytes, 0x and 40 hex digits`.
 *
 * @param isJson whether a quantity has to be written as in JSON, in hex
 */
export function expectationOf(schema: OwnSchema, isJson: boolean, schemas: Schemas): string {
  const own = resolve(schema, schemas);
  const shape = shapeOf(own);
  const {title, description = ''} = own;
  switch (shape.kind) {
    case 'address':
      return translate({
        id: 'site.form.expected.address',
        message: 'address: 20 bytes, 0x and 40 hex digits',
      });
    case 'bytes': {
      if (shape.length === undefined) {
        return translate({
          id: 'site.form.expected.data',
          message: 'bytes: 0x and two hex digits per byte, 0x for none',
        });
      }
      const {length} = shape;
      return translate(
        {id: 'site.form.expected.bytes', message: '{length} bytes: 0x and {digits} hex digits'},
        {length, digits: length * 2},
      );
    }
    case 'quantity':
      if (isJson) {
        return translate({
          id: 'site.form.expected.quantityJson',
          message:
            'quantity: a whole number in hex, in quotes and without leading zeros, such as "0x1b4"',
        });
      }
      return shape.digits === 64
        ? translate({
            id: 'site.form.expected.amount',
            message:
              'quantity: a whole number, decimal or hex with 0x, or an amount such as 1.5 gwei',
          })
        : translate({
            id: 'site.form.expected.quantity',
            message: 'quantity: a whole number, decimal or hex with 0x',
          });
    case 'number': {
      const range = numberRange(shape.minimum, shape.maximum);
      return shape.isWhole
        ? translate(
            {id: 'site.form.expected.integer', message: 'whole number{range}, in digits'},
            {range},
          )
        : translate({id: 'site.form.expected.number', message: 'number{range}'}, {range});
    }
    case 'boolean':
      return translate({id: 'site.form.expected.boolean', message: '`true` or `false`'});
    case 'null':
      return '`null`';
    case 'choice':
      return translate(
        {id: 'site.form.expected.choice', message: 'one of {values}'},
        {values: shape.values.map((value) => `\`${String(value)}\``).join(', ')},
      );
    case 'list':
      return shape.most === Infinity
        ? translate({id: 'site.form.expected.list', message: 'list in square brackets'})
        : translate(
            {
              id: 'site.form.expected.shortList',
              message: 'list in square brackets, of {least} to {most} entries',
            },
            {least: shape.least, most: shape.most},
          );
    case 'map':
    case 'object':
      return translate({id: 'site.form.expected.object', message: 'object in curly brackets'});
    case 'json':
      return shape.isObject
        ? translate({id: 'site.form.expected.object', message: 'object in curly brackets'})
        : translate({id: 'site.form.expected.json', message: 'JSON'});
    case 'text':
    case 'variants': {
      if (title !== undefined) return named(title, description);
      if (description !== '' && own.pattern !== undefined) return phrase(description);
      if (shape.kind === 'text') {
        return translate({id: 'site.form.expected.text', message: 'text in double quotes'});
      }
      const choices = shape.choices.map((choice) => expectationOf(choice, isJson, schemas));
      return choices.join(translate({id: 'site.form.expected.or', message: ', or '}));
    }
  }
}
