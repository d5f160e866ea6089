import type {DocSearchModal} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {
  Children,
  cloneElement,
  type ComponentProps,
  type JSX,
  type ReactElement,
  type ReactNode,
} from 'react';

type HitProps = Parameters<NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>>[0];

/**
 * A hit: its link, and next to it its actions. DocSearch passes one element with the icon, the texts and last the
 * buttons; buttons within a link are invalid HTML.
 */
export default function Hit({hit, children}: HitProps): JSX.Element {
  const container = children as ReactElement<{readonly children: ReactNode}>;
  const parts = Children.toArray(container.props.children);
  return (
    <div className="search-hit" role="gridcell">
      <Link to={hit.url}>{cloneElement(container, undefined, parts.slice(0, -1))}</Link>
      {parts.at(-1)}
    </div>
  );
}
