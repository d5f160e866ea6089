import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {docPath} from './docPath';
import {withErrorBoundary} from '../ErrorBoundary';
import styles from './styles.module.css';

interface CardsProps {
  /** The `<Card>` elements, in reading order. */
  readonly children: ReactNode;
}

interface CardProps {
  /** Id of the document that the card links to, such as `staking/overview`, in the reader's version. */
  readonly to: string;
  /** Title of the card: the audience or the task. */
  readonly title: string;
  /** Markdown: what the reader can do there, and further links. */
  readonly children: ReactNode;
}

function CardRow({children}: CardsProps): ReactNode {
  const label = translate({
    id: 'components.cards.label',
    message: 'Where to start',
    description: 'Accessible name of the cards on the home page that lead to the first pages',
  });
  return (
    <nav className={styles.cards} aria-label={label}>
      {children}
    </nav>
  );
}

function OneCard({to, title, children}: CardProps): ReactNode {
  const {activeVersion} = useActiveDocContext(undefined);
  return (
    <article className={styles.card}>
      {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- a card needs no anchor */}
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

/** Row of cards that link each audience to its first page. */
export const Cards = withErrorBoundary(CardRow);

/** One card: its whole area links to `to`; links in its text keep working. */
export const Card = withErrorBoundary(OneCard);
