import React, {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {contrastRatio, gradeOf} from './contrast';
import styles from './shades.module.css';

interface Props {
  readonly name: string;
  readonly hex: string;
  readonly background: string;
  /** Between -1 and 1. */
  readonly adjustment: number;
  readonly onChange: (adjustment: number) => void;
}

/** One shade of the table, with a field for its adjustment in per cent. */
export default function ShadeRow({name, hex, background, adjustment, onChange}: Props): ReactNode {
  // Keeps incomplete numbers, such as a lone minus sign.
  const [draft, setDraft] = useState<string | null>(null);
  const ratio = contrastRatio(hex, background);
  const grade = gradeOf(ratio);

  const type = (text: string, percent: number): void => {
    setDraft(text);
    if (percent >= -100 && percent <= 100) onChange(Math.round(percent) / 100);
  };

  return (
    <tr>
      <th scope="row">
        <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={hex} />
        </svg>
        {name}
      </th>
      <td>
        <input
          type="number"
          className={styles.adjustment}
          min={-100}
          max={100}
          step={1}
          value={draft ?? Math.round(adjustment * 100)}
          aria-label={translate(
            {id: 'themeColours.adjustment', message: '{name}: darker by, in per cent'},
            {name},
          )}
          onChange={(event) => {
            type(event.target.value, event.target.valueAsNumber);
          }}
          onBlur={() => {
            setDraft(null);
          }}
        />
        <span aria-hidden="true"> %</span>
      </td>
      <td>
        <code className={styles.hex}>{hex}</code>
      </td>
      <td className={styles.contrast}>
        {/* Rounded down: 4.496 must not show as 4.50 and fail. */}
        {(Math.floor(ratio * 100) / 100).toFixed(2)}{' '}
        <span className={clsx(styles.grade, grade === 'fail' && styles.failed)}>
          {grade === 'fail' ? translate({id: 'themeColours.fail', message: 'Fail'}) : grade}
        </span>
      </td>
    </tr>
  );
}
