import TOC from '@theme-original/TOC';
import type TOCType from '@theme/TOC';
import type {WrapperProps} from '@docusaurus/types';
import {useEffect, type ReactNode} from 'react';
import {scrollToShow} from './scrollToShow';

/** The contents list, which keeps the entry of the section that is read in sight. */
export default function TOCWrapper(props: WrapperProps<typeof TOCType>): ReactNode {
  useEffect(() => {
    const frame = document.querySelector<HTMLElement>('.theme-doc-toc-desktop');
    if (!frame) return undefined;
    const follow = () => {
      const active = frame.querySelector('.table-of-contents__link--active');
      if (!active) return;
      frame.scrollTop += scrollToShow(
        active.getBoundingClientRect(),
        frame.getBoundingClientRect(),
      );
    };
    // At an address with a fragment the entry is marked before this runs.
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(frame, {subtree: true, attributeFilter: ['class']});
    return () => {
      observer.disconnect();
    };
  }, [props.toc]);
  return <TOC {...props} />;
}
