import type {ComponentType, ReactNode} from 'react';
import {flushSync} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import {ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import {focusMain} from './focusMain';
import styles from './styles.module.css';

interface Failure {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** Uses only spans, so that it is valid both inline and between paragraphs. */
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

/** Wraps a component so that an error in it replaces only it, with a button to try again. */
export function withErrorBoundary<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function WithErrorBoundary(props: Props) {
    return (
      <ErrorBoundary fallback={(failure) => <Failed {...failure} />}>
        <Component {...props} />
      </ErrorBoundary>
    );
  };
}
