import type {Draft} from './draft';
import {readLeaf, secretFor, typeFor, typeOf, type Place} from './leaf';
import {below, type Fault} from './problem';
import {placeOf, toValue, withPurpose, type Context} from './toValue';
import type {OwnSchema, Shape} from './schema';

/** How much a text looks like what a shape takes, to say of a wrong one what was probably meant. */
function likeness(shape: Shape, value: unknown): number {
  if (typeof value !== 'string') return 0;
  const isHex = /^(0x|\d)/i.test(value);
  if (shape.kind === 'choice') return isHex ? 0 : 2;
  if (shape.kind === 'bytes' || shape.kind === 'address') return isHex && value.length > 24 ? 3 : 0;
  return isHex ? 2 : 1;
}

function unknownFields({shape}: Place, draft: Draft): number {
  if (shape.kind !== 'object' || draft.kind !== 'fields') return 0;
  return draft.fields.filter(([name]) => !Object.hasOwn(shape.properties, name)).length;
}

function variantOf(place: Place, value: unknown, path: string, context: Context): Draft {
  const choices = place.shape.kind === 'variants' ? place.shape.choices : [];
  const found = choices.flatMap((choice, index) => {
    const purposeful = withPurpose(choice, place.schema);
    const own = placeOf(purposeful, path, context);
    const type = typeFor(own.shape);
    if (type !== undefined && type !== typeOf(value)) return [];
    const draft = fromValue(purposeful, value, path, context);
    const faults: Fault[] = [];
    toValue(purposeful, draft, path, context, faults);
    const rank = [
      faults.length > 0 ? 1 : 0,
      -likeness(own.shape, value),
      faults.length,
      unknownFields(own, draft),
    ];
    return [{draft: {kind: 'variant', index, draft} as const, rank}];
  });
  found.sort((one, other) => {
    const at = one.rank.findIndex((figure, place) => figure !== other.rank[place]);
    return (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
  });
  return found[0]?.draft ?? leafDraft(place, value);
}

/** The draft of a JSON value: reading it gives the value again, or says what is wrong with it. */
export function fromValue(
  schema: OwnSchema,
  value: unknown,
  path: string,
  context: Context,
): Draft {
  const place = placeOf(schema, path, context);
  const {shape} = place;
  if (shape.kind === 'variants') return variantOf(place, value, path, context);
  const part = (partSchema: OwnSchema, key: string | number, child: unknown) =>
    fromValue(partSchema, child, below(path, key), context);
  if (shape.kind === 'list' && Array.isArray(value)) {
    const items = value.map((item: unknown, at) => part(shape.items, at, item));
    return {kind: 'items', items};
  }
  if ((shape.kind === 'object' || shape.kind === 'map') && typeOf(value) === 'object') {
    const fields = Object.entries(value as object).map(([name, child]): [string, Draft] => {
      if (shape.kind === 'map') return [name, part(shape.values, name, child)];
      const known = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
      return [name, part(known ?? {}, name, child)];
    });
    return {kind: 'fields', fields};
  }
  return leafDraft(place, value);
}

/** Text where the reader can go on typing; the value itself where text would not give it again. */
function leafDraft(place: Place, value: unknown): Draft {
  const {kind} = place.shape;
  const secret = typeof value === 'string' ? secretFor(place, value) : undefined;
  if (secret) return {kind: 'refused', secret};
  if (kind === 'variants' || kind === 'boolean' || kind === 'null' || kind === 'choice')
    return {kind: 'value', value};
  let text: string;
  if (kind === 'json') text = JSON.stringify(value, null, 2);
  else if (typeof value === 'string' || typeof value === 'number') text = String(value);
  else return {kind: 'value', value};
  const read = readLeaf(place, text, {});
  const isSame = 'value' in read && (kind === 'json' || Object.is(read.value, value));
  return isSame ? {kind: 'text', text} : {kind: 'value', value};
}
