import {isValidElement, type ReactElement, type ReactNode} from 'react';
import {expect, test} from 'vitest';
import MethodHeading from '@site/src/theme/Heading/MethodHeading';

interface WithChildren {
  readonly children: ReactNode;
}

test('a name with a repeated word gives its parts unique keys', () => {
  const heading = MethodHeading({
    children: 'debug_traceBlockAndReturnBlockByHash',
  }) as ReactElement<WithChildren>;
  const parts = (heading.props.children as ReactNode[])
    .flat()
    .filter((part) => isValidElement<WithChildren>(part));
  const words = parts.flatMap(({props}) => props.children);
  expect(words.filter((word) => word === 'Block')).toHaveLength(2);
  const keys = parts.map(({key}) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
