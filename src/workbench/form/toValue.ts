import type {Draft} from './draft';
import {checkValue, readLeaf, type Place} from './leaf';
import {below, type Fault, type Problem} from './problem';
import type {Units} from './quantity';
import {resolve, shapeOf, type OwnSchema, type Schemas} from './schema';

/** What reading a draft needs beyond its schema. */
export interface Context {
  readonly schemas: Schemas;
  readonly units: Units;
}

/** The place of a schema under a path. */
export function placeOf(
  schema: OwnSchema,
  path: string,
  {schemas}: Pick<Context, 'schemas'>,
): Place {
  const own = resolve(schema, schemas);
  return {schema: own, shape: shapeOf(own), name: path.slice(path.lastIndexOf('/') + 1)};
}

/**
 * The value of a draft; what cannot be read is in it as it was entered, secrets as an empty text.
 *
 * @param faults gets what is wrong
 */
export function toValue(
  schema: OwnSchema,
  draft: Draft,
  path: string,
  context: Context,
  faults: Fault[],
): unknown {
  const place = placeOf(schema, path, context);
  const {shape} = place;
  const add = (problem: Problem, more: Partial<Fault> = {}) => {
    faults.push({path, problem, schema: place.schema, ...more});
  };
  switch (draft.kind) {
    case 'refused':
      add({kind: 'secret', secret: draft.secret});
      return '';
    case 'value': {
      const problem = checkValue(place, draft.value);
      if (problem) add(problem, {isJson: true});
      return draft.value;
    }
    case 'text': {
      if (shape.kind === 'choice' || shape.kind === 'variants') {
        add({kind: 'missing'});
        return draft.text;
      }
      const read = readLeaf(place, draft.text, context.units);
      if (!('problem' in read)) return read.value;
      add(read.problem);
      return read.problem.kind === 'secret' ? '' : draft.text;
    }
    case 'variant': {
      const choice = shape.kind === 'variants' ? shape.choices[draft.index] : undefined;
      if (choice)
        return toValue(withPurpose(choice, place.schema), draft.draft, path, context, faults);
      add({kind: 'missing'});
      return null;
    }
    case 'items': {
      const items = draft.items.map((item, at) =>
        toValue(shape.kind === 'list' ? shape.items : {}, item, below(path, at), context, faults),
      );
      if (shape.kind !== 'list') add({kind: 'type', found: 'array'});
      else if (items.length < shape.least || items.length > shape.most) {
        add({kind: 'items', found: items.length, least: shape.least, most: shape.most});
      }
      return items;
    }
    case 'fields':
      return fieldsValue(place, draft, path, context, faults);
  }
}

/** A choice without a description of its own has that of the whole. */
export function withPurpose(choice: OwnSchema, whole: OwnSchema): OwnSchema {
  return choice.$ref === undefined ? {description: whole.description, ...choice} : choice;
}

function fieldsValue(
  place: Place,
  {fields}: Draft & {kind: 'fields'},
  path: string,
  context: Context,
  faults: Fault[],
): unknown {
  const {schema, shape} = place;
  if (shape.kind === 'object') {
    for (const name of shape.required) {
      if (!fields.some(([other]) => other === name)) {
        faults.push({path, problem: {kind: 'missingField', name}, schema});
      }
    }
  } else if (shape.kind !== 'map') {
    faults.push({path, problem: {kind: 'type', found: 'object'}, schema});
  }
  const entries = fields.map(([name, draft], index): [string, unknown] => {
    const at = below(path, name);
    const keyFault = (problem: Problem | undefined, keySchema: OwnSchema = {}) => {
      if (problem) faults.push({path: at, problem, schema: keySchema, isKey: true});
    };
    if (fields.findIndex(([other]) => other === name) !== index) keyFault({kind: 'twice'});
    if (shape.kind === 'map') {
      const key = placeOf(shape.keys, at, context);
      keyFault(name === '' ? {kind: 'missing'} : checkValue(key, name), key.schema);
    }
    const known = shape.kind === 'object' && Object.hasOwn(shape.properties, name);
    if (shape.kind === 'object' && !known) {
      const unknown: Problem = {kind: 'unknownField', known: Object.keys(shape.properties)};
      keyFault(shape.isOpen ? checkValue(placeOf({}, at, context), name) : unknown);
    }
    const part = known ? shape.properties[name] : shape.kind === 'map' ? shape.values : {};
    return [name, toValue(part ?? {}, draft, at, context, faults)];
  });
  return Object.fromEntries(entries);
}
