import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Outcome} from '@site/src/search/browser/modalClient';
import type {ReactNode} from 'react';

function useText(): (outcome: Outcome) => string {
  const {selectMessage} = usePluralForm();
  return (outcome) => {
    if (outcome.kind === 'failed') {
      return translate({
        id: 'theme.SearchModal.errorScreen.titleText',
        message: 'Unable to fetch results',
      });
    }
    const {count, query} = outcome;
    if (count === 0) {
      return translate(
        {
          id: 'site.search.noResults',
          message: 'No results for "{query}"',
        },
        {query},
      );
    }
    return selectMessage(
      count,
      translate(
        {
          id: 'site.search.announced',
          // Without the query: a “|” in it would be read as a separator of plural forms.
          message: 'One result|{count} results',
        },
        {count},
      ),
    );
  };
}

/** Announces the modal's state to screen readers: its list changes while the focus stays in the field. */
export default function Announcement({
  outcome,
}: {
  readonly outcome: Outcome | undefined;
}): ReactNode {
  const textOf = useText();
  return (
    <p role="status" className="search-announcement">
      {outcome && textOf(outcome)}
    </p>
  );
}
