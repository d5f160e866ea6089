import fc from 'fast-check';
import {expect, test} from 'vitest';
import {textField, wholeField} from '../../../src/tools/fields';
import {fragmentOf, leadsTo, textsIn} from '../../../src/tools/browser/fragment';

const fields = {
  count: wholeField({label: 'Count', initial: 1}),
  note: textField({label: 'Note', initial: '', read: (text) => text}),
  account: textField({label: 'Account', initial: '', isPrivate: true, read: (text) => text}),
};

test('a link leads to a tool with what was changed, and nothing private', () => {
  const link = fragmentOf('sum', fields, {count: '1', note: 'a & b', account: '0x1'});
  expect(link).toBe('#tool=sum&note=a+%26+b');
  expect(leadsTo('sum', link)).toBe(true);
  expect(leadsTo('other', link)).toBe(false);
  expect(textsIn(fields, link)).toEqual({note: 'a & b'});
});

test('a link with private or unknown fields cannot fill them in', () => {
  expect(textsIn(fields, '#tool=sum&account=0x1&toString=x&__proto__=y&count=2')).toEqual({
    count: '2',
  });
});

test('every text survives its link', () => {
  fc.assert(
    fc.property(fc.string({unit: 'grapheme', maxLength: 500}), (note) => {
      const texts = textsIn(fields, fragmentOf('sum', fields, {note}));
      expect(texts).toEqual(note === '' ? {} : {note});
    }),
  );
});
