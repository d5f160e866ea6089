import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {loadSearchClient, type SearchClient} from '@site/src/search/browser/searchClient';
import {useSearchConfig} from '@site/src/search/browser/useSearchConfig';
import {lazy, Suspense, useCallback, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import LoadFailure from './LoadFailure';
import SearchButton from './SearchButton';
import {useShortcuts} from './useShortcuts';

const loadModal = () => import('@site/src/components/SearchModal');
const SearchModal = lazy(loadModal);

interface OpenState {
  readonly client: SearchClient;
  readonly initialQuery: string | undefined;
}

/** Loads the modal and its client, and starts on the index of the version being read. */
function usePrepare(): () => Promise<SearchClient> {
  const config = useSearchConfig();
  const {siteConfig, i18n} = useDocusaurusContext();
  const [, tags] = useAlgoliaContextualFacetFilters();
  return useCallback(async () => {
    const [client] = await Promise.all([
      loadSearchClient(
        config,
        siteConfig.baseUrl,
        tags.map((tag) => tag.replace('docusaurus_tag:', '')),
        i18n.currentLocale,
      ),
      loadModal(),
    ]);
    return client;
  }, [config, siteConfig.baseUrl, tags, i18n.currentLocale]);
}

/**
 * The search box of the navbar. Nothing of the search is loaded before the reader points at it,
 * focuses it, or opens it.
 */
export default function SearchBar(): ReactNode {
  const {mode, appId, apiKey, indexName, missingResultsUrl} = useSearchConfig();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<OpenState>();
  const [failed, setFailed] = useState(false);
  const prepare = usePrepare();

  const openModal = useCallback(
    (initialQuery?: string) => {
      setFailed(false);
      prepare().then(
        (client) => {
          setOpen({client, initialQuery});
        },
        () => {
          setFailed(true);
        },
      );
    },
    [prepare],
  );
  const closeModal = useCallback(() => {
    flushSync(() => {
      setOpen(undefined);
    });
    button.current?.focus();
  }, []);
  useShortcuts({isOpen: open !== undefined, onOpen: openModal, onClose: closeModal});

  return (
    <>
      <SearchButton
        ref={button}
        isOpen={open !== undefined}
        onOpen={openModal}
        onApproach={() => {
          // Nothing was asked for yet; opening tries again, and then says what is wrong.
          prepare().catch(() => undefined);
        }}
      />
      {failed && <LoadFailure />}
      {open && (
        <Suspense>
          <SearchModal
            client={open.client}
            mode={mode.kind}
            credentials={{appId, apiKey, indexName}}
            missingResultsUrl={missingResultsUrl}
            initialQuery={open.initialQuery}
            onClose={closeModal}
          />
        </Suspense>
      )}
    </>
  );
}
