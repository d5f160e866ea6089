import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {twinOf} from '@site/src/twins/address';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The text of a file. @throws when it cannot be loaded */
async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** Copies a text that is still loading. Safari wants the clipboard to be asked at the click, so it is given the promise. */
async function copy(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const content = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // A browser that refuses to write may not look at the text, whose own failure must be handled too.
  await Promise.all([
    navigator.clipboard.write([new ClipboardItem({'text/plain': content})]),
    content,
  ]);
}

/** A link to the page's Markdown, and a button that copies it, for readers who hand pages to programs. */
export default function PageAsMarkdown(): ReactNode {
  const {metadata} = useDoc();
  const [status, setStatus] = useState('');
  const url = twinOf(metadata.permalink);
  const onCopy = () => {
    setStatus('');
    copy(textOf(url)).then(
      () => {
        setStatus(translate({id: 'site.pageAsMarkdown.copied', message: 'Copied'}));
      },
      () => {
        setStatus(translate({id: 'site.pageAsMarkdown.failed', message: 'Not copied'}));
      },
    );
  };
  return (
    <small className={styles.actions}>
      <span aria-live="polite">{status}</span>
      <button type="button" className="clean-btn" onClick={onCopy}>
        <Translate id="site.pageAsMarkdown.copy">Copy page</Translate>
      </button>
      {/* eslint-disable-next-line @docusaurus/no-html-links -- A file, which the router does not know. */}
      <a href={url} type="text/markdown">
        <Translate id="site.pageAsMarkdown.view">View as Markdown</Translate>
      </a>
    </small>
  );
}
