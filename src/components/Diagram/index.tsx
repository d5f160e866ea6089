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
  /** Text alternative. */
  readonly alt: string;
  /** SVG of the layout for phones. */
  readonly narrow: string;
  /** SVG of the layout for wide columns, if there is one. */
  readonly wide?: string;
}

/** A diagram rendered at build time by src/remark/diagrams.ts: image, caption and text alternative. */
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
