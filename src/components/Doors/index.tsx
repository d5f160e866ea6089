import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {docPath} from './docPath';
import {guard} from '../Guard';
import styles from './styles.module.css';

interface DoorsProps {
  /** The `<Door>` elements, in the order in which a reader should meet them. */
  readonly children: ReactNode;
}

interface DoorProps {
  /** Id of the document behind the door, such as `staking/overview`; opens in the reader's version. */
  readonly to: string;
  /** Whom or what the door is for. */
  readonly title: string;
  /** What the reader will be able to do, and further links; Markdown. */
  readonly children: ReactNode;
}

function Row({children}: DoorsProps): ReactNode {
  const label = translate({
    id: 'components.doors.label',
    message: 'Where to start',
    description: 'Accessible name of the cards on the home page that lead to the first pages',
  });
  return (
    <nav className={styles.doors} aria-label={label}>
      {children}
    </nav>
  );
}

function Card({to, title, children}: DoorProps): ReactNode {
  const {activeVersion} = useActiveDocContext(undefined);
  return (
    <article className={styles.door}>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- a card, nothing that an address leads to */}
      <h2 className={styles.title}>
        <Link className={styles.link} to={docPath(activeVersion?.docs ?? [], to)}>
          {title}
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
        </Link>
      </h2>
      <div className={styles.text}>{children}</div>
    </article>
  );
}

/** Row of cards that sends each kind of reader to their first page. */
export const Doors = guard(Row);

/** One card: its whole face opens `to`; links in its text stay links of their own. */
export const Door = guard(Card);
