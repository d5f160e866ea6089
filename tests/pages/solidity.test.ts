import {expect, test} from 'vitest';
import {blocksIn} from './pages';
import {compile} from './solidity';

test.each(blocksIn('solidity'))('$at compiles without a warning', ({title, value}) => {
  const {faults, contracts} = compile({[title]: value});
  expect(faults).toEqual([]);
  expect(Object.keys(contracts)).not.toEqual([]);
});
