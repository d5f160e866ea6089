import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {isLanguage, LANGUAGES, type LanguageId} from '../../openrpc/samples/languages';
import {loadWriter} from '../../openrpc/samples/loadWriter';
import {linkOf, type Opening} from '../opening';
import type {RpcCall} from '../types';
import styles from './panel.module.css';
import type {Target} from './target';
import {useCopy} from './useCopy';

export interface Props {
  readonly call: RpcCall;
  readonly target: Target;
  readonly opening: Opening;
}

function chosenLanguage(): LanguageId {
  const {rpcLanguage} = document.documentElement.dataset;
  return isLanguage(rpcLanguage) ? rpcLanguage : LANGUAGES[0].id;
}

/** Copies the call as code in any language of the pages, or as a link, which never has the endpoint. */
export default function CopyAs({call, target, opening}: Props): ReactNode {
  const [language, setLanguage] = useState(chosenLanguage);
  const [copy, status] = useCopy();
  const asCode = async () => {
    const endpoint = target.kind === 'url' ? target.url : 'http://127.0.0.1:8545';
    return (await loadWriter(language))({...call, endpoint});
  };
  const asLink = () => new URL(linkOf(opening), window.location.href).href;
  return (
    <div className={styles.actions}>
      <label className={styles.inline}>
        <Translate id="site.workbench.copyAs">Copy as</Translate>
        <select
          value={language}
          onChange={({target: {value}}) => isLanguage(value) && setLanguage(value)}>
          {LANGUAGES.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.button} onClick={() => void copy(asCode)}>
        <Translate id="site.workbench.copy">Copy</Translate>
      </button>
      <button type="button" className={styles.button} onClick={() => void copy(asLink)}>
        <Translate id="site.workbench.copyLink">Copy link</Translate>
      </button>
      <span role="status" className={styles.reason}>
        {status}
      </span>
    </div>
  );
}
