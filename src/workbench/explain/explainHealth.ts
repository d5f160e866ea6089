import {translate} from '@docusaurus/Translate';
import type {ChainFacts, Explanation, NetworkFacts} from '../types';
import {behindBy, type Health} from './health';

/** A time span in the largest unit that fits, for readers. */
export function spanText(seconds: number): string {
  const scales = [
    {below: 120, length: 1, unit: 'second'},
    {below: 7200, length: 60, unit: 'minute'},
    {below: 172_800, length: 3600, unit: 'hour'},
    {below: Infinity, length: 86_400, unit: 'day'},
  ];
  const {length, unit} = scales.find(({below}) => seconds < below) ?? {length: 1, unit: 'second'};
  const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(seconds / length);
}

function otherChain(chainId: number, chosen: ChainFacts, network: NetworkFacts): Explanation {
  const known = network.chains.find((chain) => chain.chainId === chainId);
  return {
    title: translate({id: 'site.workbench.health.chain', message: 'Another chain'}),
    cause: known
      ? translate(
          {
            id: 'site.workbench.health.knownChain',
            message: 'This node serves {found} (chain id {id}), not {chosen}.',
          },
          {found: known.name, id: chainId, chosen: chosen.name},
        )
      : translate(
          {
            id: 'site.workbench.health.unknownChain',
            message: 'This node serves a chain with the id {id}; {chosen} has {expected}.',
          },
          {id: chainId, chosen: chosen.name, expected: chosen.chainId},
        ),
    steps: [
      {
        text: translate({
          id: 'site.workbench.health.chooseChain',
          message:
            'Choose an endpoint of the chain that you mean. Never send a transaction before both agree.',
        }),
      },
    ],
  };
}

function causeOf(seconds: number | undefined, {syncing, head}: Health): string {
  if (syncing === undefined || syncing === false)
    return translate(
      {
        id: 'site.workbench.health.behind',
        message:
          'Its newest block, {number}, is {age} old. It has lost its peers, has stopped, or its chain or your clock stands still.',
      },
      {number: head?.number ?? 0, age: spanText(seconds ?? 0)},
    );
  // Before it has found peers, a node says that it has all blocks up to its own.
  return syncing.highest > syncing.current
    ? translate(
        {
          id: 'site.workbench.health.syncing',
          message:
            'The node is syncing: it has block {current} of {highest}. Until it has them all it answers from the past, or not at all.',
        },
        {current: syncing.current, highest: syncing.highest},
      )
    : translate(
        {
          id: 'site.workbench.health.starting',
          message:
            'The node is syncing, and has block {current} so far. Until it has them all it answers from the past, or not at all.',
        },
        {current: syncing.current},
      );
}

function behind(seconds: number | undefined, health: Health): Explanation {
  return {
    title: translate({id: 'site.workbench.health.behindTitle', message: 'The node is behind'}),
    cause: causeOf(seconds, health),
    steps: [
      {
        text: translate({
          id: 'site.workbench.health.peers',
          message: 'Look at its log, and at its number of peers:',
        }),
        code: 'net_peerCount',
      },
    ],
  };
}

/**
 * What is wrong with a node that answers: it is on another chain, or behind.
 *
 * @param chosen the chain that the reader means; undefined for any
 */
export function explainHealth(
  health: Health,
  chosen: ChainFacts | undefined,
  network: NetworkFacts,
): Explanation | undefined {
  const {chainId, syncing} = health;
  if (chosen && chainId !== undefined && chainId !== chosen.chainId)
    return otherChain(chainId, chosen, network);
  const seconds = behindBy(health, network.blockInterval);
  const isSyncing = syncing !== undefined && syncing !== false;
  return isSyncing || seconds !== undefined ? behind(seconds, health) : undefined;
}
