import {describe, expect, test} from 'vitest';
import {fromParams, startModel, toParams} from '../../../../src/workbench/form/params';
import {resolve, shapeOf} from '../../../../src/workbench/form/schema';
import {context, methods, schemas} from './reference';

const calls = methods.flatMap((method) =>
  method.examples.map(({name, params}) => ({
    title: `${method.name}: ${name}`,
    method,
    values: params.map(({value}) => value),
  })),
);

describe('every example of the reference', () => {
  test.each(calls)('$title', ({method, values}) => {
    const model = fromParams(method.params, values, context);
    expect(toParams(method.params, model, context)).toEqual({params: values});
  });

  test('there are as many as the reference has', () => {
    expect(calls.length).toBeGreaterThan(180);
  });
});

test('no example needs a field that is shown as a JSON value', () => {
  const asJson = calls.flatMap(({title, method, values}) =>
    fromParams(method.params, values, context).flatMap((draft, at) =>
      draft?.kind === 'value' &&
      typeof draft.value === 'string' &&
      !isChoice(method.params[at]?.schema)
        ? [title]
        : [],
    ),
  );
  expect(asJson).toEqual([]);
});

function isChoice(schema = {}): boolean {
  return shapeOf(resolve(schema, schemas)).kind === 'choice';
}

test.each(methods.map((method) => [method.name, method] as const))(
  'the empty form of %s lacks required values only',
  (_name, {params}) => {
    const read = toParams(params, startModel(params, context), context);
    const kinds = 'faults' in read ? read.faults.map(({problem}) => problem.kind) : [];
    expect(kinds.filter((kind) => kind !== 'missing')).toEqual([]);
  },
);
