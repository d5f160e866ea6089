import {EMPTY, type Draft} from './draft';
import {fromValue} from './fromValue';
import type {OwnSchema} from './schema';
import {placeOf, withPurpose, type Context} from './toValue';

/** The variant that a new field shows: a tag such as `latest` needs no typing; null says that there is nothing. */
function startIndex(choices: readonly OwnSchema[], path: string, context: Context): number {
  const shapes = choices.map((choice) => placeOf(choice, path, context).shape.kind);
  const tag = shapes.indexOf('choice');
  return tag >= 0
    ? tag
    : Math.max(
        0,
        shapes.findIndex((kind) => kind !== 'null'),
      );
}

/** What a field has before the reader enters anything. */
export function startDraft(schema: OwnSchema, path: string, context: Context): Draft {
  const place = placeOf(schema, path, context);
  const {shape} = place;
  if (place.schema.default !== undefined) {
    return fromValue(schema, place.schema.default, path, context);
  }
  switch (shape.kind) {
    case 'null':
      return {kind: 'value', value: null};
    case 'boolean':
      return {kind: 'value', value: false};
    case 'choice': {
      const value = shape.values.includes('latest') ? 'latest' : shape.values[0];
      return {kind: 'value', value};
    }
    case 'list': {
      const items = Array.from({length: shape.least}, (_, at) =>
        startDraft(shape.items, `${path}/${at}`, context),
      );
      return {kind: 'items', items};
    }
    case 'map':
      return {kind: 'fields', fields: []};
    case 'object': {
      const fields = shape.required.map((name): [string, Draft] => [
        name,
        startDraft(shape.properties[name] ?? {}, `${path}/${name}`, context),
      ]);
      return {kind: 'fields', fields};
    }
    case 'variants': {
      const index = startIndex(shape.choices, path, context);
      const choice = withPurpose(shape.choices[index] ?? {}, place.schema);
      return {kind: 'variant', index, draft: startDraft(choice, path, context)};
    }
    case 'json':
      return {kind: 'text', text: '{}'};
    default:
      return EMPTY;
  }
}
