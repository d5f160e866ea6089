import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {withErrorBoundary} from '@site/src/components/ErrorBoundary';
import {useEffect, useId, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {AnswerProps} from './Answer';
import styles from './styles.module.css';

/**
 * A field for an error, and below it what the reference knows of that error. What explains is loaded when the reader uses
 * the field, or with an address such as `/api-list#explain=nonce%20too%20low`. Nothing that is pasted leaves the browser.
 */
function RpcErrorExplainer(): ReactNode {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [Answer, setAnswer] = useState<ComponentType<AnswerProps>>();
  const [status, setStatus] = useState('');
  const {hash, search} = useLocation();

  const load = () => {
    if (Answer) return;
    import('./Answer').then(
      (module) => {
        setAnswer(() => module.default);
      },
      // The next key or click tries again.
      () => undefined,
    );
  };
  useEffect(() => {
    if (!/^#explain=|[?&]error=/u.test(`${hash}${search}`)) return;
    void import('./address').then(({errorIn}) => {
      const given = errorIn(hash, search);
      if (given === undefined) return;
      setText(given);
      form.current?.scrollIntoView();
    });
  }, [hash, search]);
  useEffect(() => {
    // Also what was entered before hydration.
    const entered = form.current?.querySelector('textarea')?.value ?? '';
    if (entered !== '') setText(entered);
  }, []);
  useEffect(() => {
    if (text !== '') load();
  });

  return (
    <form
      ref={form}
      className={styles.explainer}
      role="search"
      aria-label={translate({id: 'site.rpcExplainer.name', message: 'Explain an error'})}>
      <label htmlFor={id}>
        <Translate id="site.rpcExplainer.label">Paste an error</Translate>
      </label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-describedby={`${id}-hint`}
        onFocus={load}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        <Translate id="site.rpcExplainer.hint">
          A response, a line of a log, a code, a message or revert data. It stays in your browser.
        </Translate>
      </p>
      <p role="status" className={styles.status}>
        {status}
      </p>
      {Answer && <Answer text={text} onText={setText} onStatus={setStatus} />}
    </form>
  );
}

export default withErrorBoundary(RpcErrorExplainer);
