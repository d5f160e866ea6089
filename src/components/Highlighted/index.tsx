import {onlyMarks} from '@site/src/search/browser/readHit';
import type {ReactNode} from 'react';

/** Text of a search hit as HTML in which only the highlight marks are kept. */
export default function Highlighted({html}: {readonly html: string}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: onlyMarks(html)}} />;
}
