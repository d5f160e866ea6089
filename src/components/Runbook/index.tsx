import Translate from '@docusaurus/Translate';
import {withErrorBoundary} from '@site/src/components/ErrorBoundary';
import {useEffect, useState, useSyncExternalStore, type ReactNode} from 'react';
import {builtValues, currentValues, subscribe} from './store';
import styles from './styles.module.css';

export interface Props {
  /** Addresses that the commands are written with, by the name of the machine, as JSON. */
  readonly machines: string;
}

type Dialogs = Pick<typeof import('./Dialogs'), 'FillIn' | 'Follow'>;

const ignore = (): void => undefined;

/** Fills the reader's own values into the commands of the page, and shows its runbooks step by step. */
function Runbook({machines}: Props): ReactNode {
  const values = useSyncExternalStore(subscribe, currentValues, builtValues);
  const [open, setOpen] = useState<'fill' | 'follow'>();
  const [dialogs, setDialogs] = useState<Dialogs>();
  const [hasFailed, setHasFailed] = useState(false);
  const isFilled = values !== builtValues();
  useEffect(() => {
    if (!isFilled) return undefined;
    const loading = import('./Dialogs');
    void loading.then(({fill}) => fill(machines, values)).catch(ignore);
    return () => void loading.then(({fill}) => fill(machines, {})).catch(ignore);
  }, [isFilled, machines, values]);
  const show = (which: 'fill' | 'follow') => () => {
    setHasFailed(false);
    setOpen(which);
    import('./Dialogs').then(
      ({FillIn, Follow}) => setDialogs({FillIn, Follow}),
      () => setHasFailed(true),
    );
  };
  const close = () => setOpen(undefined);
  return (
    <div className={styles.bar}>
      <span className={styles.text}>
        {isFilled ? (
          <Translate id="site.runbook.filled">The commands have your values.</Translate>
        ) : (
          <Translate id="site.runbook.intro">
            Your addresses, hosts and paths in all commands:
          </Translate>
        )}
      </span>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={show('fill')}>
        <Translate id="site.runbook.fill">Fill in once</Translate>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onClick={show('follow')}>
        <Translate id="site.runbook.follow">Follow or print steps</Translate>
      </button>
      {hasFailed && (
        <span role="alert">
          <Translate id="site.runbook.failed">Not loaded: try again</Translate>
        </span>
      )}
      {dialogs && open === 'fill' && <dialogs.FillIn machines={machines} onClose={close} />}
      {dialogs && open === 'follow' && <dialogs.Follow onClose={close} />}
    </div>
  );
}

export default withErrorBoundary(Runbook);
