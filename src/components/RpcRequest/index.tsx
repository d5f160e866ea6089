import Translate, {translate} from '@docusaurus/Translate';
import {isStream} from '@site/src/openrpc/samples/call';
import {DEFAULT_LANGUAGE, LANGUAGES} from '@site/src/openrpc/samples/languages';
import {withErrorBoundary} from '@site/src/components/ErrorBoundary';
import RunButton from '@site/src/components/RunButton';
import CodeBlock from '@theme/CodeBlock';
import clsx from 'clsx';
import {useId, useMemo, useRef, useSyncExternalStore, type ReactNode} from 'react';
import {built, current, subscribe} from './choice';
import LanguageTabs from './LanguageTabs';
import styles from './styles.module.css';
import {useNear} from './useNear';

export interface Props {
  readonly method: string;
  /** Arguments, as JSON. */
  readonly params: string;
  readonly endpoint: string;
  /** Lines of the request in each language but the first, in their order: `9 8 7 21 1`. */
  readonly lines: string;
  /** Present where the reader can choose the language; elsewhere the request follows the choice. */
  readonly tabs?: string;
  /** The request in the first language. */
  readonly children: ReactNode;
}

/**
 * As many line ends as the request has lines in each language, for the style sheet to keep its room with until it is written.
 * An attribute of styles would need a content security policy that allows any.
 */
function rooms(lines: string): Record<string, string> {
  const counts = lines.split(' ');
  const entries = LANGUAGES.slice(1).map(({id}, index) => [
    `data-${id}`,
    '\n'.repeat(Number(counts[index])),
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/**
 * A request of the RPC reference, in the language that the reader chose. The page holds it in the first one; the others
 * are written here, when one is near what is seen. Placed by src/openrpc/render/request.ts.
 */
function RpcRequest(props: Props): ReactNode {
  const {method, params, endpoint, lines, tabs, children} = props;
  const {language, write, failed, endpoints} = useSyncExternalStore(subscribe, current, built);
  const asked = endpoints[endpoint] ?? endpoint;
  const frame = useRef<HTMLDivElement>(null);
  const isOther = language !== DEFAULT_LANGUAGE;
  const isNear = useNear(frame, isOther);
  const id = useId();
  const code = useMemo(
    () =>
      write && isNear
        ? write({method, params: JSON.parse(params) as unknown[], endpoint: asked})
        : undefined,
    [write, isNear, method, params, asked],
  );
  const {highlight = 'text', label = ''} = LANGUAGES.find((each) => each.id === language) ?? {};
  const title = translate({id: 'site.rpcRequest.title', message: 'Request'});
  const failedLabel = LANGUAGES.find((each) => each.id === failed)?.label;
  return (
    <div ref={frame} className={styles.request}>
      <div className={clsx(styles.bar, 'rpc-request-bar')}>
        <span className={clsx(styles.title, tabs !== undefined && styles.spare)}>
          {title}
          {tabs === undefined && isOther && ` (${label})`}
        </span>
        {tabs !== undefined && (
          <LanguageTabs language={language} panel={id} isStream={isStream({method, endpoint})} />
        )}
        <RunButton name={method} call={() => ({method, params: JSON.parse(params) as unknown[]})} />
      </div>
      <div {...(tabs !== undefined && {id, role: 'tabpanel', 'aria-label': title})}>
        {code === undefined ? (
          <div className={styles.built} {...rooms(lines)}>
            {children}
          </div>
        ) : (
          <CodeBlock language={highlight}>{code}</CodeBlock>
        )}
      </div>
      {tabs !== undefined && failedLabel !== undefined && (
        <p className={styles.failed} role="status">
          <Translate id="site.rpcRequest.failed" values={{language: failedLabel}}>
            {'{language} could not be loaded. Choose it again to try once more.'}
          </Translate>
        </p>
      )}
    </div>
  );
}

export default withErrorBoundary(RpcRequest);
