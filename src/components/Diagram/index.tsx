import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useOverflow} from '../ScrollableTable/useOverflow';
import styles from './styles.module.css';

export interface Props {
  /** Unique on the page. */
  readonly id: string;
  /** Caption. */
  readonly title: string;
  /** The diagram in words. */
  readonly alt: string;
  /** SVG of the layout that fits a phone. */
  readonly narrow: string;
  /** SVG of a layout for wide columns, where there is one. */
  readonly wide?: string;
}

/** A diagram that src/remark/diagrams.ts drew at build time: picture, caption, and the same in words. */
export default function Diagram({id, title, alt, narrow, wide}: Props): ReactNode {
  const [frame, overflows] = useOverflow();
  const scrollable = overflows && {
    role: 'region',
    tabIndex: 0,
    'aria-label': translate({
      id: 'site.diagram.scrollable',
      message: 'Diagram, scrolls sideways',
      description: 'Name of the frame around a diagram that is wider than the screen',
    }),
  };
  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.frame} {...scrollable}>
        <div className={clsx(wide && styles.narrow)} dangerouslySetInnerHTML={{__html: narrow}} />
        {wide && <div className={styles.wide} dangerouslySetInnerHTML={{__html: wide}} />}
      </div>
      <figcaption className={styles.caption}>
        {title}
        <details className={styles.words}>
          <summary>
            <Translate
              id="site.diagram.words"
              description="Opens the text alternative of a diagram">
              In words
            </Translate>
          </summary>
          <p id={`${id}-words`}>{alt}</p>
        </details>
      </figcaption>
    </figure>
  );
}
