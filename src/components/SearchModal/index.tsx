import {DocSearchModal} from '@docsearch/react/modal';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {forModal, type Outcome} from '@site/src/search/browser/modalClient';
import {chooseHit} from '@site/src/search/browser/chosenHit';
import type {SearchClient} from '@site/src/search/browser/client';
import {takePaste, type PastedError} from '@site/src/search/browser/pasteError';
import type {SearchMode} from '@site/src/search/config';
import type {SearchHit} from '@site/src/search/hit';
import translations from '@theme/SearchTranslations';
import {useContext, useMemo, useState, type ComponentProps, type JSX, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useSearchLink} from '../../search/browser/useSearchLink';
import ExplainLink from '../ExplainLink';
import Announcement from './Announcement';
import {Modal} from './context';
import Hit from './Hit';
import {useDialog} from './useDialog';
import './styles.css';

type ModalProps = ComponentProps<typeof DocSearchModal>;
type FooterProps = Parameters<NonNullable<ModalProps['resultsFooterComponent']>>[0];

export interface Props {
  readonly client: SearchClient;
  readonly mode: SearchMode['kind'];
  readonly credentials: {
    readonly appId: string;
    readonly apiKey: string;
    readonly indexName: string;
  };
  /** Address for reporting a query without hits; the query goes into its title. */
  readonly missingResultsUrl: string;
  readonly initialQuery: string | undefined;
  readonly onClose: () => void;
}

/** The search modal, with this site's search, links and texts. */
export default function SearchModal(props: Props): ReactNode {
  const {client, mode, credentials, missingResultsUrl, initialQuery, onClose} = props;
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const searchLink = useSearchLink();
  const [outcome, setOutcome] = useState<Outcome>();
  const [pasted, setPasted] = useState<PastedError>();
  const onKeyDown = useDialog();
  // The modal creates its search again whenever one of these changes identity.
  const [stable] = useState(() => ({
    // Replaces the client that DocSearch creates, which is never used.
    transformSearchClient: (() =>
      forModal(client, setOutcome)) satisfies ModalProps['transformSearchClient'],
    parameters: {facetFilters},
    navigator: {
      navigate: ({itemUrl, item}: {itemUrl: string; item: object}) => {
        chooseHit(item as SearchHit);
        history.push(itemUrl);
      },
    },
    transformItems: ((items) =>
      items.map((item) => ({
        ...item,
        url: withBaseUrl(item.url),
      }))) satisfies ModalProps['transformItems'],
  }));
  const Footer = useMemo(
    () =>
      function ResultsFooter({state}: FooterProps): JSX.Element {
        const {pasted: error} = useContext(Modal);
        return (
          <div role="row">
            <div role="gridcell" className="search-footer">
              {error?.query === state.query && <ExplainLink error={error.text} onClick={onClose} />}
              <Link to={searchLink(state.query)} onClick={onClose}>
                <Translate
                  id="theme.SearchBar.seeAll"
                  values={{count: String(state.context.nbHits)}}>
                  {'See all {count} results'}
                </Translate>
              </Link>
            </div>
          </div>
        );
      },
    [searchLink, onClose],
  );

  return createPortal(
    <div
      role="dialog"
      aria-modal="true"
      aria-label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
      })}
      data-search={mode}
      onKeyDownCapture={onKeyDown}
      onPaste={(event) => takePaste(event, setPasted)}>
      <Announcement outcome={outcome} />
      <Modal.Provider value={{onClose, nearest: outcome?.nearest ?? [], pasted}}>
        <DocSearchModal
          {...credentials}
          initialScrollY={window.scrollY}
          initialQuery={initialQuery}
          placeholder={translations.placeholder}
          translations={translations.modal}
          navigator={stable.navigator}
          searchParameters={stable.parameters}
          transformItems={stable.transformItems}
          transformSearchClient={stable.transformSearchClient}
          hitComponent={Hit}
          resultsFooterComponent={Footer}
          getMissingResultsUrl={({query}) => `${missingResultsUrl}${encodeURIComponent(query)}`}
          onClose={onClose}
        />
      </Modal.Provider>
    </div>,
    document.body,
  );
}
