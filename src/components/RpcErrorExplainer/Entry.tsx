import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {placesOf, type ErrorFact} from '@site/src/openrpc/explainer/facts';
import {Fragment, type ReactNode} from 'react';
import Marked from './Marked';
import styles from './styles.module.css';

/** Methods that are shown without a click. */
const FEW = 6;

interface PartProps {
  /** Code with its backticks. */
  readonly cause: string;
  readonly fix?: string;
}

/** Why it occurs and what to do. */
export function CauseAndFix({cause, fix}: PartProps): ReactNode {
  return (
    <>
      <dt>
        <Translate id="site.rpcExplainer.cause">Cause</Translate>
      </dt>
      <dd>
        <Marked text={cause} />
      </dd>
      {fix !== undefined && (
        <>
          <dt>
            <Translate id="site.rpcExplainer.fix">Fix</Translate>
          </dt>
          <dd>
            <Marked text={fix} />
          </dd>
        </>
      )}
    </>
  );
}

function Methods({links}: {readonly links: readonly (readonly [string, string])[]}): ReactNode {
  return links.map(([method, to], index) => (
    <Fragment key={method}>
      {index > 0 && ', '}
      <Link to={to}>
        <code>{method}</code>
      </Link>
    </Fragment>
  ));
}

interface Props {
  readonly error: ErrorFact;
  /** The form of its message that was found. */
  readonly form: string;
  /** Methods that the pasted text names: they come first. */
  readonly named: readonly string[];
  /** Root of the version's pages, with a slash at its end. */
  readonly root: string;
}

/** A documented error: code, message, cause, fix and the methods that give it, each with a link to its row. */
export default function Entry({error, form, named, root}: Props): ReactNode {
  const places = placesOf(error);
  const all = places.flatMap(({path, methods}) =>
    methods.map((method) => [method, `${root}${path}`] as const),
  );
  const isNamed = ([method]: readonly [string, string]) => named.includes(method);
  const links = [...all.filter(isNamed), ...all.filter((link) => !isNamed(link))];
  const rest = links.length > FEW + 1 ? links.slice(FEW) : [];
  return (
    <div className={styles.entry}>
      <p className={styles.message}>
        <code>{error.code}</code> <code>{form}</code>
      </p>
      <dl>
        <CauseAndFix cause={error.cause} fix={error.fix} />
        <dt>
          <Translate id="site.rpcExplainer.methods">Methods</Translate>
        </dt>
        <dd>
          {links.length === 0 ? (
            <Link to={`${root}${places[0]?.path ?? ''}`}>
              {error.place === undefined ? (
                <Translate id="site.rpcExplainer.all">every method can give it</Translate>
              ) : (
                <Translate id="site.rpcExplainer.place">the table of such errors</Translate>
              )}
            </Link>
          ) : (
            <Methods links={links.slice(0, links.length - rest.length)} />
          )}
          {rest.length > 0 && (
            <details className={styles.rest}>
              <summary>
                <Translate id="site.rpcExplainer.more" values={{count: rest.length}}>
                  {'{count} more'}
                </Translate>
              </summary>
              <Methods links={rest} />
            </details>
          )}
        </dd>
      </dl>
    </div>
  );
}
