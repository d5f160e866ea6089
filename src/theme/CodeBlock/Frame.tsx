import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';
import CopyButton from '../../components/CopyButton';
import WrapButton from './WrapButton';
import {copiedText} from './copiedText';
import styles from './styles.module.css';

export interface Props {
  readonly language: string;
  readonly title?: ReactNode;
  readonly className?: string | undefined;
  /** The `<code>`. */
  readonly children: ReactNode;
}

/** What is around code: its title, the box that scrolls, the buttons. */
export default function Frame({language, title, className, children}: Props): ReactNode {
  const box = useRef<HTMLPreElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [wrapped, setWrapped] = useState(false);
  // Asked when a reader comes near: for all blocks of a page at once it costs a layout of the whole.
  const measure = () => {
    const {scrollWidth = 0, clientWidth = 0} = box.current ?? {};
    setScrolls(scrollWidth > clientWidth);
  };
  return (
    <div className={clsx('theme-code-block', styles.frame, className)} onPointerEnter={measure}>
      {title && <div className={styles.title}>{title}</div>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus is a sign of interest, not a command */}
      <pre
        ref={box}
        className={clsx(styles.box, 'thin-scrollbar', wrapped && styles.wrapped)}
        onFocus={measure}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard, too
        tabIndex={0}>
        {children}
      </pre>
      <div className={clsx(styles.buttons, 'code-buttons')}>
        {(scrolls || wrapped) && (
          <WrapButton wrapped={wrapped} onToggle={() => setWrapped(!wrapped)} />
        )}
        <CopyButton text={() => copiedText(box.current?.textContent ?? '', language)} />
      </div>
    </div>
  );
}
