import {onlyMarks} from '@site/src/search/browser/readHit';
import type {ReactNode} from 'react';

/** Text of the search as HTML of which only the highlighting is left. */
export default function Marked({html}: {readonly html: string}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: onlyMarks(html)}} />;
}
