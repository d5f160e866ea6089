import {translate} from '@docusaurus/Translate';
import {resolve, shapeOf, type OwnSchema, type Schemas} from './schema';

/** Short name of what a schema takes: shown beside a label, and to choose between variants. */
export function kindName(schema: OwnSchema, schemas: Schemas): string {
  const own = resolve(schema, schemas);
  const shape = shapeOf(own);
  // Types of arguments of contracts are their own names.
  if (/^(u?int|bytes)\d*$/.test(own.title ?? '')) return own.title ?? '';
  switch (shape.kind) {
    case 'null':
      return 'null';
    case 'boolean':
      return translate({id: 'site.form.kind.boolean', message: 'true or false'});
    case 'address':
      return translate({id: 'site.form.kind.address', message: 'address'});
    case 'choice':
      return own.title ?? translate({id: 'site.form.kind.choice', message: 'choice'});
    case 'number':
      return translate({id: 'site.form.kind.number', message: 'JSON number'});
    case 'quantity':
      return translate({id: 'site.form.kind.quantity', message: 'number'});
    case 'bytes': {
      if (shape.length === 32) return translate({id: 'site.form.kind.hash', message: 'hash'});
      const bytes = translate({id: 'site.form.kind.bytes', message: 'bytes'});
      return shape.length === undefined ? bytes : `${shape.length} ${bytes}`;
    }
    case 'text':
      return own.title ?? translate({id: 'site.form.kind.text', message: 'text'});
    case 'list':
      return translate({id: 'site.form.kind.list', message: 'list'});
    case 'object':
      return own.title ?? `{${Object.keys(shape.properties).join(', ')}}`;
    case 'map':
    case 'json':
      return own.title ?? 'JSON';
    case 'variants':
      return own.title ?? '';
  }
}
