import {describe, expect, it} from 'vitest';
import {checkedTasks, existingTasks, taskFaults} from '../../../src/plugins/search-index/tasks';

const FILE = 'docs/_data/search-tasks.json';
const READERS = [
  {
    reader: 'Stakers',
    tasks: [
      {label: 'Delegate', to: '/staking#delegate'},
      {label: 'Vote', to: '/gone#vote'},
      {label: 'Start', to: '/'},
    ],
  },
  {reader: 'Builders', tasks: [{label: 'Bid', to: '/gone'}]},
];

describe('existingTasks', () => {
  it('gives addresses of the version, and leaves out with a warning what has no page', () => {
    const pages = new Set(['/next', '/next/staking']);
    const {readers, warnings} = existingTasks(FILE, READERS, '/next', pages);
    expect(readers).toEqual([
      {
        reader: 'Stakers',
        tasks: [
          {label: 'Delegate', to: '/next/staking#delegate'},
          {label: 'Start', to: '/next'},
        ],
      },
    ]);
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toMatch(/search-tasks\.json: \/gone#vote: expected .* "Vote"/u);
  });

  it('works for the version at the root', () => {
    const {readers} = existingTasks(FILE, READERS, '/', new Set(['/', '/staking']));
    expect(readers[0]?.tasks.map(({to}) => to)).toEqual(['/staking#delegate', '/']);
  });
});

it.each([{}, [{}], [{reader: 'x', tasks: [{label: 'y', to: 'z'}]}], [{reader: 'x'}], 'x'])(
  'tasks of another shape are reported: %j',
  (data) => {
    expect(() => checkedTasks(FILE, data)).toThrow(/search-tasks\.json/u);
  },
);

it('a section that a page does not have is a fault', () => {
  const tasks = {current: [{reader: 'Stakers', tasks: [{label: 'Delegate', to: '/s#gone'}]}]};
  expect(taskFaults(tasks, new Map([['/s', new Set(['gone'])]]))).toEqual([]);
  expect(taskFaults(tasks, new Map([['/s', new Set(['other'])]]))).toEqual([
    'docs/_data/search-tasks.json: /s#gone: expected the id of a section, found none on the page; correct the address',
  ]);
});
