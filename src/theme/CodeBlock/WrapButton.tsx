import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from '../../components/CopyButton/buttons.module.css';

export interface Props {
  readonly wrapped: boolean;
  readonly onToggle: () => void;
}

/** The button that breaks long lines of a code block, and makes them whole again. */
export default function WrapButton({wrapped, onToggle}: Props): ReactNode {
  const label = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
  return (
    <button
      type="button"
      className={clsx(styles.button, styles.wrap)}
      onClick={onToggle}
      aria-pressed={wrapped}
      aria-label={label}
      title={label}
    />
  );
}
