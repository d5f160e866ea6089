import {useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import type {PreservedMarkup} from './preservedMarkup';

interface Page {
  readonly default: ComponentType;
}

interface LeanPage extends Page {
  readonly kept: PreservedMarkup;
}

/** A page without its static content, or the whole page if the document has lost that content. */
function recovering({default: First, kept}: LeanPage, whole: () => Promise<Page>): ComponentType {
  return function RecoveringPage(props): ReactNode {
    const isLost = useSyncExternalStore(kept.onLost, kept.isLost, kept.isLost);
    const [{Content}, setContent] = useState<{Content: ComponentType}>({Content: First});
    useEffect(() => {
      if (!isLost) return;
      whole().then(
        (page) => {
          setContent({Content: page.default});
        },
        (error: unknown) => {
          setContent(() => {
            throw error;
          });
        },
      );
    }, [isLost]);
    return <Content {...props} />;
  };
}

/**
 * Loads a page: the page of first load without its static content, all others in full.
 *
 * @param first loads the lean page that `leanPageLoader.cjs` writes
 * @param whole loads the whole page
 */
export async function loadPage(
  first: () => Promise<LeanPage>,
  whole: () => Promise<Page>,
): Promise<Page> {
  if (window.docusaurusRoot) return whole();
  const page = await first();
  return {...page, default: recovering(page, whole)};
}
