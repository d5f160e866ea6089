import Translate from '@docusaurus/Translate';
import {useDoc, useVersions} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import LaterVersion from './LaterVersion';
import SinceVersion from './SinceVersion';
import {titlesOf} from './entries';
import type {HeadProps} from './headProps';
import styles from './styles.module.css';
import {usePageNote} from './usePageNote';

/** What differs from the version before, and what changes in the next one. */
export default function Head({isOpen = false}: HeadProps): ReactNode {
  const {metadata, toc} = useDoc();
  const versions = useVersions(undefined);
  const {since, later} = usePageNote() ?? {};
  const titles = titlesOf(toc);
  const placeOf = ({version: name, page = metadata.id}: {version: string; page?: string}) => {
    const version = versions.find((each) => each.name === name);
    const doc = version?.docs.find(({id}) => id === page);
    return {label: version?.label ?? name, path: doc?.path ?? version?.path ?? '/'};
  };
  return (
    <>
      {since?.isNew && (
        <p className={styles.line}>
          <Translate
            id="site.changes.newPage"
            description="At the head of a page that the version before does not have"
            values={{version: placeOf(since).label}}>
            {'New since {version}'}
          </Translate>
        </p>
      )}
      {since && !since.isNew && (
        <SinceVersion
          note={since}
          isOpen={isOpen}
          older={placeOf(since)}
          page={metadata.permalink}
          titles={titles}
        />
      )}
      {later && <LaterVersion note={later} newer={placeOf(later)} titles={titles} />}
    </>
  );
}
