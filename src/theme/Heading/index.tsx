import {translate} from '@docusaurus/Translate';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';
import {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {isLongName} from '../TOC/breakNames';
import MethodHeading from './MethodHeading';
import styles from './styles.module.css';

const SHOWN_FOR_MS = 2000;

/** The address of the heading's own link, if it was clicked without modifiers. */
function clickedAnchor(event: MouseEvent<HTMLElement>): string | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const target = event.target as Element;
  return target.closest<HTMLAnchorElement>('a.hash-link')?.href;
}

/** A heading whose link also copies its address, and announces it. */
export default function CopyableHeading(props: Props): ReactNode {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => {
      setCopied(false);
    }, SHOWN_FOR_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);

  if (!props.id || props.as === 'h1') return <Heading {...props} />;

  // Stock derives the link's name from the text, so the text stays unchanged; the element decides where it breaks.
  const isMethod = props.as === 'h3' && isLongName(props.children);
  const as = (isMethod ? MethodHeading : props.as) as Props['as'];

  const onClick = (event: MouseEvent<HTMLHeadingElement>) => {
    const address = clickedAnchor(event);
    // Undefined over plain HTTP, although its type says otherwise; the link still works.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (address === undefined || clipboard === undefined) return;
    clipboard.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <Heading {...props} as={as} onClick={onClick} />
      {copied && (
        <span className={styles.copied} role="status">
          {translate({
            id: 'site.heading.copied',
            message: 'Link copied',
            description: 'Shown after the address of a heading was put on the clipboard',
          })}
        </span>
      )}
    </>
  );
}
