import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import type {DecodedTransaction} from '../abi/rawTransaction';
import type {ChainFacts} from '../types';
import styles from './panel.module.css';
import answerStyles from './answer.module.css';

export interface Props {
  /** The signed transaction as the reader wrote it. */
  readonly data: unknown;
  readonly chain: ChainFacts | undefined;
  readonly symbol: string;
}

interface Loaded {
  readonly data: string;
  readonly decoded: DecodedTransaction | 'failed';
}

/** What a signed transaction does, chain id first, before it is sent. */
export default function RawTransaction({data, chain, symbol}: Props): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (typeof data !== 'string' || data === '') return undefined;
    let isCurrent = true;
    const show = (decoded: Loaded['decoded']) => {
      if (isCurrent) setLoaded({data, decoded});
    };
    import('../abi/rawTransaction')
      .then(({decodeRawTransaction}) => decodeRawTransaction(data, chain?.chainId, symbol))
      .then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [data, chain, symbol]);
  if (loaded?.data !== data || !loaded) return null;
  const {decoded} = loaded;
  if (decoded === 'failed' || 'fault' in decoded)
    return (
      <p className={answerStyles.warning} role="status">
        {decoded === 'failed' ? (
          <Translate id="site.workbench.raw.failed">
            The transaction could not be decoded.
          </Translate>
        ) : (
          decoded.fault
        )}
      </p>
    );
  return (
    <div className={styles.section} role="status">
      <p className={answerStyles.explainedTitle}>
        <Translate id="site.workbench.raw.title">What this sends</Translate>
      </p>
      {decoded.warning !== undefined && <p className={answerStyles.warning}>{decoded.warning}</p>}
      <dl className={answerStyles.facts}>
        {decoded.rows.map(({name, value}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
