import {expect, test} from 'vitest';
import {defineTool} from '../../../src/tools/define';
import {completed, evaluate} from '../../../src/tools/evaluate';
import {choiceField, wholeField} from '../../../src/tools/fields';
import {Fault} from '../../../src/tools/types';

const tool = defineTool({
  title: 'Sum',
  fields: (_: {most: number}) => ({
    kind: choiceField({
      label: 'Kind',
      options: [
        {value: 'one', label: 'One'},
        {value: 'two', label: 'Two'},
      ],
      initial: 'one',
    }),
    first: wholeField({label: 'First', initial: 1}),
    second: wholeField({
      label: 'Second',
      initial: 2,
      when: ({kind}) => kind === 'two',
    }),
  }),
  compute({first, second}, {most}, reading: number | undefined) {
    const sum = first + second + (reading ?? 0);
    if (sum > most) throw new Fault(`The sum may be ${most} at most.`);
    return {summary: `${sum}`, blocks: []};
  },
});
const facts = {most: 10};
const begin = completed(tool.fields(facts), {});

test('a tool computes from its values, facts and what was read', () => {
  expect(evaluate(tool, facts, begin, undefined).output?.summary).toBe('3');
  expect(evaluate(tool, facts, begin, 4).output?.summary).toBe('7');
});

test('a fault stands at its field, and there is no result', () => {
  const {faults, output} = evaluate(tool, facts, {...begin, first: 'x'}, undefined);
  expect(Object.keys(faults)).toEqual(['first']);
  expect(output).toBeUndefined();
});

test('a field that is not shown has its initial value, and no fault', () => {
  const hidden = evaluate(tool, facts, {...begin, second: 'x'}, undefined);
  expect(hidden.faults).toEqual({});
  expect(hidden.output?.summary).toBe('3');
  const shown = evaluate(tool, facts, {...begin, kind: 'two', second: 'x'}, undefined);
  expect(Object.keys(shown.faults)).toEqual(['second']);
});

test('a fault of several values is shown as their result', () => {
  const {output} = evaluate(tool, facts, {...begin, first: '10'}, undefined);
  expect(output?.blocks).toEqual([{kind: 'text', text: 'The sum may be 10 at most.', tone: 'bad'}]);
});

test('texts of other fields are ignored', () => {
  const texts = completed(tool.fields(facts), {first: '5', constructor: 'x', other: 'y'});
  expect(texts).toEqual({kind: 'one', first: '5', second: '2'});
});
