import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {explainHealth} from '../explain/explainHealth';
import {otherRelease, type Health} from '../explain/health';
import type {ChainFacts, NetworkFacts} from '../types';
import Explained from './Explained';
import styles from './panel.module.css';
import type {Target} from './target';

export interface Props {
  readonly health: Health;
  readonly target: Target;
  readonly network: NetworkFacts;
}

/** What the node says of itself: `Main, 1000 · block 1,234 · 2 s old`. */
function summary({chainId, head}: Health, {chains}: NetworkFacts): string {
  const name = chains.find((chain) => chain.chainId === chainId)?.name;
  const parts = [
    ...(name === undefined ? [] : [name]),
    ...(chainId === undefined
      ? []
      : [translate({id: 'site.workbench.node.chain', message: 'chain id {id}'}, {id: chainId})]),
    ...(head
      ? [
          translate(
            {id: 'site.workbench.node.head', message: 'block {number}, {age} s old'},
            {number: head.number.toLocaleString('en'), age: head.age},
          ),
        ]
      : []),
  ];
  return parts.join(' · ');
}

/**
 * The chain that the reader means; undefined where it may be any. A wallet may be on any chain of the network's, the page
 * says on which.
 */
function chainMeant(
  {chainId}: Health,
  target: Target,
  {chains}: NetworkFacts,
): ChainFacts | undefined {
  if (target.kind === 'url') return target.chain;
  return chains.some((chain) => chain.chainId === chainId) ? undefined : chains[0];
}

/** Chain and head of the node that answered, with what is wrong about them. */
export default function NodeState({health, target, network}: Props): ReactNode {
  const chosen = chainMeant(health, target, network);
  const release = otherRelease(health, network.release);
  const explanation = explainHealth(health, chosen, network);
  return (
    <>
      <p className={styles.note}>{summary(health, network)}</p>
      {release !== undefined && (
        <p className={styles.note}>
          <Translate
            id="site.workbench.node.release"
            values={{release, described: network.release}}>
            {
              'The node runs {release}, these pages describe {described}: methods, errors and limits can differ.'
            }
          </Translate>
        </p>
      )}
      {explanation && <Explained explanation={explanation} />}
    </>
  );
}
