import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {place} from './place';
import styles from './styles.module.css';

export interface Props {
  /** Id of the definition, unique on the page. */
  readonly id: string;
  /** One sentence. */
  readonly definition: string;
  /** The word as the page has it. */
  readonly children: ReactNode;
}

/**
 * A technical term with its definition, shown on hover, after a tap and on focus; Escape hides it. Inserted by
 * src/remark/markTerms.ts.
 */
export default function GlossaryTerm({id, definition, children}: Props): ReactNode {
  const word = useRef<HTMLElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const follow = (): void => {
      if (!word.current || !tip.current) return;
      const {left, top} = place(
        word.current.getBoundingClientRect(),
        tip.current.getBoundingClientRect(),
        {width: document.documentElement.clientWidth, height: window.innerHeight},
      );
      tip.current.style.setProperty('translate', `${left}px ${top}px`);
    };
    const dismiss = (event: Event): void => {
      const outside = !(
        event.target instanceof Node && word.current?.parentNode?.contains(event.target)
      );
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside) setOpen(false);
    };
    follow();
    window.addEventListener('scroll', follow, {capture: true, passive: true});
    window.addEventListener('resize', follow);
    document.addEventListener('keydown', dismiss);
    document.addEventListener('pointerdown', dismiss);
    return () => {
      window.removeEventListener('scroll', follow, {capture: true});
      window.removeEventListener('resize', follow);
      document.removeEventListener('keydown', dismiss);
      document.removeEventListener('pointerdown', dismiss);
    };
  }, [open]);

  const show = (): void => setOpen(true);
  const leave = (): void => setOpen(document.activeElement === word.current);
  return (
    <span onPointerEnter={show} onPointerLeave={leave}>
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- who has no mouse reaches the definition by Tab; there is nothing to press, so it is no button */}
      <dfn
        ref={word}
        className={styles.word}
        tabIndex={0}
        aria-describedby={id}
        onFocus={show}
        onBlur={() => setOpen(false)}>
        {children}
      </dfn>
      {/* eslint-enable */}
      <span ref={tip} id={id} role="tooltip" className={clsx(styles.tip, open && styles.open)}>
        {definition}
      </span>
    </span>
  );
}
