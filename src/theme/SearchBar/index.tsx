import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type SearchModalComponent from '@site/src/components/SearchModal';
import type {SearchClient} from '@site/src/search/browser/client';
import {loadSearchClient} from '@site/src/search/browser/loadSearchClient';
import {useSearchConfig} from '@site/src/search/browser/useSearchConfig';
import {useCallback, useRef, useState, type ReactNode} from 'react';
import InShownVersion from '@site/src/versions/InShownVersion';
import {flushSync} from 'react-dom';
import LoadFailure from './LoadFailure';
import SearchButton from './SearchButton';
import {useShortcuts} from './useShortcuts';

/** What the search needs to open. */
interface Prepared {
  readonly client: SearchClient;
  /** State, not a lazy component, which would first render nothing, and React then delays its content by 300 ms. */
  readonly SearchModal: typeof SearchModalComponent;
}

interface OpenState extends Prepared {
  readonly initialQuery: string | undefined;
}

/** Loads the modal and the client, and starts loading the index of the current version. */
function usePrepare(): () => Promise<Prepared> {
  const config = useSearchConfig();
  const {siteConfig, i18n} = useDocusaurusContext();
  const [, tags] = useAlgoliaContextualFacetFilters();
  return useCallback(async () => {
    const [client, {default: SearchModal}] = await Promise.all([
      loadSearchClient(
        config,
        siteConfig.baseUrl,
        tags.map((tag) => tag.replace('docusaurus_tag:', '')),
        i18n.currentLocale,
      ),
      import('@site/src/components/SearchModal'),
    ]);
    return {client, SearchModal};
  }, [config, siteConfig.baseUrl, tags, i18n.currentLocale]);
}

/** The search box. Nothing of the search is loaded before it is hovered, focused or opened. */
function SearchBox(): ReactNode {
  const {mode, appId, apiKey, indexName, missingResultsUrl} = useSearchConfig();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<OpenState>();
  const [failed, setFailed] = useState(false);
  const prepare = usePrepare();

  const openModal = useCallback(
    (initialQuery?: string) => {
      setFailed(false);
      prepare().then(
        (prepared) => {
          setOpen({...prepared, initialQuery});
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
          // A failed preload is silent; opening retries, and then shows the error.
          prepare().catch(() => undefined);
        }}
      />
      {failed && <LoadFailure />}
      {open && (
        <open.SearchModal
          client={open.client}
          mode={mode.kind}
          credentials={{appId, apiKey, indexName}}
          missingResultsUrl={missingResultsUrl}
          initialQuery={open.initialQuery}
          onClose={closeModal}
        />
      )}
    </>
  );
}

/** The search box of the navbar, which searches the version of the page. */
export default function SearchBar(): ReactNode {
  return (
    <InShownVersion>
      <SearchBox />
    </InShownVersion>
  );
}
