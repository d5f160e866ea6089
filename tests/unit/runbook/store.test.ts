import {expect, test} from 'vitest';
import {
  builtValues,
  currentValues,
  setValues,
  subscribe,
} from '../../../src/components/Runbook/store';

test('before anything is filled in, and after it is cleared, a page is as it was built', () => {
  let told = 0;
  const stop = subscribe(() => {
    told += 1;
  });
  expect(currentValues()).toBe(builtValues());
  setValues({HOST: 'a'});
  expect(currentValues()).not.toBe(builtValues());
  setValues(builtValues());
  expect(currentValues()).toBe(builtValues());
  expect(told).toBe(2);
  stop();
});
