import {useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import type {PreservedMarkup} from './preservedMarkup';

interface Page {
  readonly default: ComponentType;
}

interface LeanPage extends Page {
  readonly kept: PreservedMarkup;
}

/** A page without what the document holds, and the whole page in its place if the document has lost it. */
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
 * Loads a page: the one that a visit begins with without what its document holds, all others whole.
 *
 * @param first loads what `leanPageLoader.cjs` leaves of the page
 * @param whole loads all of it
 */
export async function loadPage(
  first: () => Promise<LeanPage>,
  whole: () => Promise<Page>,
): Promise<Page> {
  if (window.docusaurusRoot) return whole();
  const page = await first();
  return {...page, default: recovering(page, whole)};
}
