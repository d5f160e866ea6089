import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import {withErrorBoundary} from '../ErrorBoundary';
import styles from './styles.module.css';

interface Props {
  /** The value that is shown and copied. */
  readonly value: string;
  /** Name of the value, for the button's label: “Copy chain id”. */
  readonly name: string;
}

/** A copyable value with its button. */
function CopyValue({value, name}: Props): ReactNode {
  const label = translate(
    {
      id: 'site.copyValue.label',
      message: 'Copy {name}',
      description: 'Name of the button that copies one value, such as a chain id',
    },
    {name},
  );
  return (
    <span className={styles.line}>
      <code className={styles.value}>{value}</code>
      <CopyButton text={() => value} label={label} />
    </span>
  );
}

export default withErrorBoundary(CopyValue);
