import {onlyMarks} from '@site/src/search/browser/readAnswer';
import type {ReactNode} from 'react';

/** Text of the search as HTML of which only the highlighting is left. */
export default function Marked({html}: {readonly html: string}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: onlyMarks(html)}} />;
}
