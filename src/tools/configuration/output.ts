import type {Block, Output} from '../types';
import {changesOf, countChanges} from './diff';
import {titlesOf} from './fields';
import {filesOf, type Downloads, type PlanFile} from './files';
import {defaultPlan, type Plan, type PlanFacts} from './plan';
import {tarOf} from './tar';

const pathOf = ({host, name}: PlanFile): string => (host === '' ? name : `${host}/${name}`);

/** A file with what differs from the same file of the default plan; undefined where that has none. */
interface Compared {
  readonly file: PlanFile;
  readonly changes: string | undefined;
}

function compared(files: readonly PlanFile[], base: readonly PlanFile[]): Compared[] {
  const known = new Map(base.map((file) => [pathOf(file), file.text]));
  return files.map((file) => {
    const before = known.get(pathOf(file));
    return {file, changes: before === undefined ? undefined : changesOf(before, file.text)};
  });
}

/** `new`, `+3 −1`, or nothing. */
function differenceOf({changes}: Compared): string {
  if (changes === undefined) return 'new';
  if (changes === '') return '';
  const {added, removed} = countChanges(changes);
  return `+${added} −${removed}`;
}

function shownFile(one: Compared): Block {
  const {file, changes} = one;
  const difference = differenceOf(one);
  return {
    kind: 'folded',
    title: [{code: file.name}, difference === '' ? '' : ` (${difference})`],
    blocks: [
      ...(changes === undefined || changes === ''
        ? []
        : [{kind: 'code', title: 'Against the default plan', text: changes} as const]),
      {kind: 'code', title: file.path === '' ? file.name : file.path, text: file.text},
      {
        kind: 'file',
        label: `Save ${file.name}`,
        make: () => ({name: file.name, type: 'text/plain', content: file.text}),
      },
    ],
  };
}

function listOf(all: readonly Compared[], titles: Readonly<Record<string, string>>): Block {
  return {
    kind: 'table',
    title: 'All files',
    columns: [{label: 'Machine'}, {label: 'File'}, {label: 'Belongs to'}, {label: 'Changes'}],
    rows: all.map((one) => [
      titles[one.file.host] ?? '',
      {code: one.file.name},
      one.file.path === '' ? '' : {code: one.file.path},
      differenceOf(one),
    ]),
  };
}

function archive(files: readonly PlanFile[]): Block {
  return {
    kind: 'file',
    label: 'Save all as an archive',
    make: () => ({
      name: 'validator-plan.tar',
      type: 'application/x-tar',
      content: tarOf(
        files.map((file) => ({
          path: `validator-plan/${pathOf(file)}`,
          mode: file.mode ?? '0644',
          text: file.text,
        })),
        Math.floor(Date.now() / 1000),
      ),
    }),
  };
}

/** What a reader must know about this plan. */
function warnings(
  {layout, hasMev, hasMonitor, hosts: {validator}}: Plan,
  downloads: Downloads,
): Block[] {
  const warn = (text: string): Block => ({kind: 'text', text, tone: 'warn'});
  return [
    ...(layout === 'direct'
      ? [warn('Everybody can learn the address of the validator, and flood it.')]
      : []),
    ...(hasMev
      ? [
          warn(
            'The consensus key is unlocked while geth serves RPC locally: install filter and firewall first.',
          ),
        ]
      : []),
    ...(layout === 'direct' && hasMev && validator?.address === validator?.publicAddress
      ? [warn('Without a private network, bids cross the internet unencrypted.')]
      : []),
    ...(hasMonitor && Object.keys(downloads).length === 0
      ? [
          {
            kind: 'text',
            text: 'The rule files are missing: press the button above.',
          } as const,
        ]
      : []),
  ];
}

/** The files of a plan, those of one machine in full. */
export function outputOf(
  plan: Plan,
  shown: string,
  facts: PlanFacts,
  downloads: Downloads = {},
): Output {
  const titles = titlesOf(facts);
  const files = filesOf(plan, facts, downloads);
  const all = compared(files, filesOf(defaultPlan(facts), facts, downloads));
  const [checklist] = files;
  const own = all.filter(({file}) => file.host === shown);
  const machines = new Set(files.map(({host}) => host)).size - 1;
  const changed = all.filter((one) => differenceOf(one) !== '').length;
  return {
    summary: `${files.length} files for ${machines} ${machines === 1 ? 'machine' : 'machines'}${
      changed === 0 ? ': the default plan' : `, ${changed} of them not as in the default plan`
    }.`,
    blocks: [
      ...warnings(plan, downloads),
      archive(files),
      ...(own.length === 0
        ? [{kind: 'text', text: `This plan has no ${titles[shown] ?? shown}.`} as const]
        : own.map(shownFile)),
      {
        kind: 'folded',
        title: 'Checklist',
        blocks: [{kind: 'code', title: 'CHECKLIST.md', text: checklist?.text ?? ''}],
      },
      {kind: 'folded', title: 'All files', blocks: [listOf(all, titles)]},
    ],
  };
}
