import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import ExplainLink from '@site/src/components/ExplainLink';
import {takePaste, type PastedError} from '@site/src/search/browser/pasteError';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {useId, useState, type ReactNode} from 'react';
import ResultList from './ResultList';
import styles from './styles.module.css';
import {useSearch} from './useSearch';
import {useSearchAddress} from './useSearchAddress';

/** The specified maximum length of a query. */
const MAX_QUERY_LENGTH = 64;

function titleOf(query: string): string {
  return query === ''
    ? translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      })
    : translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        {query},
      );
}

function SearchForm({
  address,
  onError,
}: {
  readonly address: ReturnType<typeof useSearchAddress>;
  /** The reader pasted an error. */
  readonly onError: (error: PastedError) => void;
}): ReactNode {
  const versions = useVersions(undefined);
  const input = useId();
  const select = useId();
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
      }}>
      <label htmlFor={input} className={styles.label}>
        <Translate
          id="theme.SearchPage.inputLabel"
          description="The ARIA label for search page input">
          Search
        </Translate>
      </label>
      <label htmlFor={select} className={styles.label}>
        <Translate id="site.search.version" description="Label of the version selector">
          Version
        </Translate>
      </label>
      <input
        id={input}
        type="search"
        name="q"
        className={styles.input}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        spellCheck={false}
        value={address.query}
        onPaste={(event) => takePaste(event, onError)}
        onChange={(event) => {
          address.setQuery(event.target.value.slice(0, MAX_QUERY_LENGTH));
        }}
      />
      <select
        id={select}
        className={styles.select}
        value={address.version.name}
        onChange={(event) => {
          address.setVersion(event.target.value);
        }}>
        {versions.map((version) => (
          <option key={version.name} value={version.name}>
            {version.label}
          </option>
        ))}
      </select>
    </form>
  );
}

/** Content between navbar and footer: the version that the reader chose is only known within the layout. */
function Content(): ReactNode {
  const address = useSearchAddress(MAX_QUERY_LENGTH);
  const search = useSearch(address.query, address.version.name);
  const title = titleOf(address.query);
  const [pasted, setPasted] = useState<PastedError>();
  return (
    <main className={styles.page}>
      <PageMetadata title={title} />
      <Heading as="h1" className={styles.title}>
        {title}
      </Heading>
      <SearchForm address={address} onError={setPasted} />
      {pasted?.query === address.query && (
        <p>
          <ExplainLink error={pasted.text} />
        </p>
      )}
      <p className={styles.withoutScripts}>
        <Translate
          id="site.search.withoutScripts"
          description="In place of the search form where scripts are off">
          Searching needs scripts, which are off in this browser. The menus lead to every page.
        </Translate>
      </p>
      <ResultList query={address.query} search={search} onQuery={address.setQuery} />
    </main>
  );
}

/** The search page: the same engine as the modal, in the version of its address, else the one that the reader chose. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}
