import Translate from '@docusaurus/Translate';
import {useDoc, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {PageNote} from '@site/src/changes/pageNote';
import type {ReactNode} from 'react';
import LaterVersion from './LaterVersion';
import SinceVersion from './SinceVersion';
import {titlesOf} from './entries';
import styles from './styles.module.css';

/**
 * At the head of a page what differs from the version before, and what changes in the next one. Nothing where nothing
 * differs. The list is complete without scripts; the words are loaded when the reader opens it.
 */
export default function PageChanges(): ReactNode {
  const {metadata, toc} = useDoc();
  const versions = useVersions(undefined);
  const {since, later} = (metadata.frontMatter.changes ?? {}) as PageNote;
  if (!since && !later) return null;
  const titles = titlesOf(toc);
  const placeOf = (name: string) => {
    const version = versions.find((each) => each.name === name);
    const doc = version?.docs.find(({id}) => id === metadata.id);
    return {label: version?.label ?? name, path: doc?.path ?? version?.path ?? '/'};
  };
  return (
    <div className={styles.changes}>
      {since?.isNew && (
        <p className={styles.line}>
          <Translate
            id="site.changes.newPage"
            description="At the head of a page that the version before does not have"
            values={{version: placeOf(since.version).label}}>
            {'New since {version}'}
          </Translate>
        </p>
      )}
      {since && !since.isNew && (
        <SinceVersion
          key={metadata.permalink}
          note={since}
          older={placeOf(since.version)}
          page={metadata.permalink}
          titles={titles}
        />
      )}
      {later && <LaterVersion note={later} newer={placeOf(later.version)} titles={titles} />}
    </div>
  );
}
