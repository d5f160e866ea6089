import Translate from '@docusaurus/Translate';
import type {AbiFunction} from 'viem';
import type {ReactNode} from 'react';
import styles from './panel.module.css';
import answerStyles from './answer.module.css';
import {useLoaded} from './useLoaded';

export interface Props {
  /** Bytes that a call returned, in hex. */
  readonly data: string;
  /** The function that was called. */
  readonly item: AbiFunction;
}

const loadDecoder = async () => {
  const [{decodeResult}, {default: Values}] = await Promise.all([
    import('../abi/decode'),
    import('../abi/DecodedValues'),
  ]);
  return {decodeResult, Values};
};

/** The values that a function returned. */
export function DecodedResult({data, item}: Props): ReactNode {
  const loaded = useLoaded(true, loadDecoder);
  if (typeof loaded !== 'object') return null;
  const {decodeResult, Values} = loaded.value;
  const values = decodeResult(item, data);
  return (
    <div className={styles.section}>
      <p className={answerStyles.explainedTitle}>
        <Translate id="site.workbench.decoded" values={{name: item.name}}>
          {'{name} returned'}
        </Translate>
      </p>
      {values ? (
        <Values values={values} />
      ) : (
        <p className={answerStyles.warning}>
          <Translate id="site.workbench.notDecoded">
            The answer is not what the interface promises: most often there is no contract at this
            address.
          </Translate>
        </p>
      )}
    </div>
  );
}
