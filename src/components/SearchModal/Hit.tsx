import type {DocSearchModal} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {chooseHit} from '@site/src/search/browser/chosenHit';
import type {SearchHit} from '@site/src/search/hit';
import {Children, type ComponentProps, type JSX, type ReactElement, type ReactNode} from 'react';
import Highlighted from '../Highlighted';
import {textsOf} from '../Highlighted/textsOf';

type HitProps = Parameters<NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>>[0];

/**
 * A hit: its link, and next to it its actions. DocSearch passes one element with the icon, the texts and last the
 * buttons; buttons within a link are invalid HTML. Its texts leave out the section's title where the text matches.
 */
export default function Hit({hit, children}: HitProps): JSX.Element {
  const container = children as ReactElement<{readonly children: ReactNode}>;
  const parts = Children.toArray(container.props.children);
  // Sanitised by `readAnswer` and `storedSearches`.
  const found = hit as unknown as SearchHit;
  const {title, snippet, trail} = textsOf(found);
  return (
    <div className="search-hit" role="gridcell">
      <Link to={hit.url} onClick={() => chooseHit(found)}>
        <div className="DocSearch-Hit-Container">
          {parts[0]}
          <div className="search-hit-texts">
            <span className="search-hit-title">
              <Highlighted html={title} />
            </span>
            {snippet !== '' && (
              <span className="search-hit-snippet">
                <Highlighted html={snippet} />
              </span>
            )}
            <span className="search-hit-trail">
              <Highlighted html={trail} />
            </span>
          </div>
        </div>
      </Link>
      {parts.at(-1)}
    </div>
  );
}
