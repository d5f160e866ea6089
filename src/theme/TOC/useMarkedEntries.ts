import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageNote} from '@site/src/changes/pageNote';
import type {Props} from '@theme/TOCItems';
import {breakNames} from './breakNames';
import {markChanged} from './markChanged';
import styles from './mark.module.css';

/** Entries of the contents list of a document: long names may break, and what is not as in the version before is marked. */
export function useMarkedEntries(toc: Props['toc']): Props['toc'] {
  const note = (useDoc().metadata.frontMatter.changes ?? {}) as PageNote;
  const entries = breakNames(toc);
  if (!note.since) return entries;
  return markChanged(entries, note, {
    className: styles.mark ?? '',
    added: translate({id: 'site.toc.added', message: 'new'}),
    changed: translate({id: 'site.toc.changed', message: 'changed'}),
  });
}
