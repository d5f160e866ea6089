import useBaseUrl from '@docusaurus/useBaseUrl';
import {withErrorBoundary} from '@site/src/components/ErrorBoundary';
import type {Kept} from '@site/src/docusaurus-patches/lean-pages/preservedMarkup';
import type {Signs} from '@site/src/tools/browser/signs';
import {useShownVersion} from '@site/src/versions/useShownVersion';
import {memo, useEffect, useRef, type ReactNode} from 'react';

export interface Props {
  readonly name: string;
  /** The tool with its initial values. */
  readonly html?: string | undefined;
  /** In place of `html` where the page has it already. */
  readonly kept?: Kept | undefined;
}

/** The HTML of a tool. Memoised: it belongs to the tool once that works. */
const Markup = memo(function Markup({html = '', kept}: Omit<Props, 'name'>): ReactNode {
  return <div {...(kept ?? {dangerouslySetInnerHTML: {__html: html}})} />;
});

/** What shows that a reader wants to use a tool. */
const SIGNS = ['focusin', 'input', 'pointerover', 'touchstart', 'click'] as const;

/** A tool of `src/tools`. Its code is loaded when the reader first points at it or focuses it, or with a link to it. */
function Tool({name, html, kept}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const {name: version} = useShownVersion();
  const folder = useBaseUrl(`/workbench/${version === 'current' ? 'next' : version}`);
  useEffect(() => {
    const host = frame.current?.firstElementChild;
    if (!(host instanceof HTMLElement)) return undefined;
    let starting: Promise<() => void> | undefined;
    const signs: Signs = {};
    const start = () => {
      starting ??= import('@site/src/tools/browser')
        .then((browser) => browser.start(host, name, folder, signs))
        .catch(() => {
          // The next key or click tries again.
          starting = undefined;
          return () => undefined;
        });
    };
    const onSign = (event: Event) => {
      if (event.type === 'click' && event.target instanceof Element)
        signs.pressed = event.target.closest('button')?.name;
      if (event.type === 'input') signs.isChanged = true;
      start();
    };
    const showLinked = () => {
      if (new URLSearchParams(window.location.hash.slice(1)).get('tool') !== name) return;
      host.scrollIntoView();
      start();
    };
    for (const sign of SIGNS) host.addEventListener(sign, onSign, {passive: true});
    window.addEventListener('hashchange', showLinked);
    showLinked();
    // A field may have got the focus before the page was hydrated.
    if (host.matches(':focus-within')) start();
    return () => {
      for (const sign of SIGNS) host.removeEventListener(sign, onSign);
      window.removeEventListener('hashchange', showLinked);
      void starting?.then((end) => end());
    };
  }, [name, folder]);
  return (
    <div ref={frame}>
      <Markup html={html} kept={kept} />
    </div>
  );
}

export default withErrorBoundary(Tool);
