import type {ComponentType, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {focusMain} from '../../theme/ErrorPageContent/focusMain';
import styles from './styles.module.css';

interface Failure {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** Of spans only, so that it may stand in a sentence as well as between paragraphs. */
function Failed({error, tryAgain}: Failure): ReactNode {
  const retry = (): void => {
    flushSync(tryAgain);
    focusMain();
  };
  return (
    <span role="alert" className={styles.failed}>
      <span>
        <Translate id="site.content.failed">This part of the page failed.</Translate>
      </span>
      <span className={styles.message}>
        {getErrorCausalChain(error)
          .map(({message}) => message)
          .join(': ')}
      </span>
      <ErrorBoundaryTryAgainButton
        onClick={retry}
        className="button button--secondary button--sm"
      />
    </span>
  );
}

/** The component, which fails alone: its error stands in its place, with a way to try again, and the page goes on. */
export function guard<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Guarded(props: Props) {
    return (
      <ErrorBoundary fallback={(failure) => <Failed {...failure} />}>
        <Component {...props} />
      </ErrorBoundary>
    );
  };
}
