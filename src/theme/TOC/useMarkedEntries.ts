import {translate} from '@docusaurus/Translate';
import {usePageNote} from '@site/src/components/PageChanges/usePageNote';
import type {Props} from '@theme/TOCItems';
import {breakNames} from './breakNames';
import {markChanged} from './markChanged';
import styles from './mark.module.css';

/** Entries of the contents list of a document: long names may break, and what is not as in the version before is marked. */
export function useMarkedEntries(toc: Props['toc']): Props['toc'] {
  const note = usePageNote();
  const entries = breakNames(toc);
  if (!note?.since) return entries;
  return markChanged(entries, note.since.sections, {
    className: styles.mark ?? '',
    added: translate({id: 'site.toc.added', message: 'new'}),
    changed: translate({id: 'site.toc.changed', message: 'changed'}),
  });
}
