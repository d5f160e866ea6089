import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Highlighted from '@site/src/components/Highlighted';
import Nearest from '@site/src/components/Nearest';
import {textsOf} from '@site/src/components/Highlighted/textsOf';
import {chooseHit} from '@site/src/search/browser/chosenHit';
import type {SearchHit} from '@site/src/search/hit';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {Search} from './useSearch';

function Result({hit}: {readonly hit: SearchHit}): ReactNode {
  const {title, trail, snippet} = textsOf(hit);
  return (
    <li className={styles.result}>
      <p className={styles.trail}>
        <Highlighted html={trail} />
      </p>
      <Link className={styles.link} to={hit.url} onClick={() => chooseHit(hit)}>
        <Highlighted html={title} />
      </Link>
      {snippet !== '' && (
        <p className={styles.summary}>
          <Highlighted html={snippet} />
        </p>
      )}
    </li>
  );
}

function Failure(): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureTitle}>
        <Translate
          id="theme.SearchModal.errorScreen.titleText"
          description="The title for error screen">
          Unable to fetch results
        </Translate>
      </p>
      <p>
        <Translate
          id="theme.SearchModal.errorScreen.helpText"
          description="The help text for error screen">
          You might want to check your network connection.
        </Translate>
      </p>
    </div>
  );
}

/** A single button keeps the focus: it loads more, and retries after a failure. */
function Further({state, showMore, retry}: Search): ReactNode {
  const {kind, hasMore} = state;
  if (kind !== 'failed' && !hasMore) return null;
  const onClick = () => {
    if (kind === 'failed') retry();
    else if (kind === 'found') showMore();
  };
  return (
    <button type="button" className="button button--secondary" onClick={onClick}>
      {kind === 'failed' ? (
        <Translate id="site.search.retry" description="Button that searches again after a failure">
          Try again
        </Translate>
      ) : (
        <Translate id="site.search.more" description="Button that shows further results">
          Show more results
        </Translate>
      )}
    </button>
  );
}

function useCount(): (count: number, query: string) => string {
  const {selectMessage} = usePluralForm();
  return (count, query) =>
    count === 0
      ? translate(
          {
            id: 'site.search.noResults',
            message: 'No results for "{query}"',
            description: 'Shown on the search page when nothing was found',
          },
          {query},
        )
      : selectMessage(
          count,
          translate(
            {
              id: 'theme.SearchPage.documentsFound.plurals',
              message: 'One document found|{count} documents found',
              description: 'Pluralized label for "{count} documents found"',
            },
            {count},
          ),
        );
}

/** Results of a search, or its error. */
export default function ResultList({
  query,
  search,
  onQuery,
}: {
  readonly query: string;
  readonly search: Search;
  /** The reader wants another query. */
  readonly onQuery: (query: string) => void;
}): ReactNode {
  const {kind, hits, total, nearest} = search.state;
  const countOf = useCount();
  return (
    <>
      <p role="status" className={styles.count}>
        {kind === 'found' && countOf(total, query)}
      </p>
      {kind === 'found' && <Nearest words={nearest} onChoose={onQuery} />}
      {hits.length > 0 && (
        <ol className={styles.results} aria-busy={kind === 'loading'}>
          {hits.map((hit) => (
            <Result key={hit.objectID} hit={hit} />
          ))}
        </ol>
      )}
      {kind === 'failed' && <Failure />}
      <Further {...search} />
    </>
  );
}
