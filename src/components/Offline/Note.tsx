import React, {useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate, {translate} from '@docusaurus/Translate';
import {dateWithAge} from './amounts';
import type {Kept} from './offlineCopies';
import {standingOf, type Standing} from './standing';
import styles from './note.module.css';

interface Props {
  readonly kept: Kept;
  readonly locale: string;
  readonly onOpen: () => void;
}

function textOf({kind, label, savedAt}: Standing, locale: string): string {
  const date = dateWithAge(savedAt, Date.now(), locale);
  switch (kind) {
    case 'current':
      return translate(
        {id: 'site.offline.note.copy', message: 'Your copy of {version}, saved {date}.'},
        {version: label, date},
      );
    case 'outdated':
      return translate(
        {
          id: 'site.offline.note.outdated',
          message: 'Your copy of {version}, saved {date}. A newer one is published.',
        },
        {version: label, date},
      );
    case 'replaced':
      return translate(
        {
          id: 'site.offline.note.replaced',
          message: 'This page is of a copy that you have replaced or removed, saved {date}.',
        },
        {date},
      );
    case 'page':
      return translate(
        {
          id: 'site.offline.note.page',
          message: 'No connection: this page is as you read it on {date}.',
        },
        {date},
      );
  }
}

/** Says that a page is a copy, and how old it is. */
export default function Note({kept, locale, onOpen}: Props): ReactNode {
  const [isHidden, setIsHidden] = useState(false);
  const standing = standingOf(kept);
  if (!standing || isHidden) return null;
  // After the footer: at the end of the page the note is below it, and covers nothing.
  return createPortal(
    <aside
      className={styles.note}
      aria-label={translate({id: 'site.offline.note', message: 'Saved copy'})}>
      <p>{textOf(standing, locale)}</p>
      {standing.kind === 'replaced' ? (
        <button type="button" className={styles.action} onClick={() => window.location.reload()}>
          <Translate id="site.offline.note.reload">Load the page again</Translate>
        </button>
      ) : (
        <button type="button" className={styles.action} onClick={onOpen}>
          {standing.kind === 'outdated'
            ? translate({id: 'site.offline.note.update', message: 'Update…'})
            : translate({id: 'site.offline.note.manage', message: 'Manage'})}
        </button>
      )}
      <button
        type="button"
        className={styles.hide}
        aria-label={translate({id: 'site.offline.note.hide', message: 'Hide this note'})}
        onClick={() => setIsHidden(true)}>
        <span aria-hidden="true">×</span>
      </button>
    </aside>,
    document.body,
  );
}
