import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import ShadeRow from './ShadeRow';
import {SHADES, shadeOf} from './palette';
import type {Scheme} from './scheme';
import shades from './shades.module.css';
import styles from './dialog.module.css';

interface Props {
  readonly scheme: Scheme;
  readonly onChange: (adjustments: readonly number[]) => void;
}

/** From light to dark; stylesheets start with the primary colour. */
const SHOWN = ['lightest', 'lighter', 'light', 'primary', 'dark', 'darker', 'darkest'];

/** The seven shades: name, adjustment, hex and contrast against the background. */
export default function ShadeTable({scheme, onChange}: Props): ReactNode {
  const rows = SHOWN.map((name) => {
    const index = SHADES.findIndex((shade) => shade.name === name);
    const adjustment = scheme.adjustments[index] ?? 0;
    return {name, index, adjustment, hex: shadeOf(scheme.primary, adjustment)};
  });
  return (
    <>
      <svg
        className={shades.ramp}
        viewBox={`0 0 ${String(rows.length)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true">
        {rows.map(({name, hex}, position) => (
          <rect key={name} x={position} width="1.02" height="1" fill={hex} />
        ))}
      </svg>
      <table className={shades.shades}>
        <caption className={styles.unseen}>
          <Translate id="themeColours.shades">Shades of the primary colour</Translate>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="themeColours.shades.name">Shade</Translate>
            </th>
            <th scope="col">
              <Translate id="themeColours.shades.adjustment">Darker by</Translate>
            </th>
            <th scope="col">
              <Translate id="themeColours.shades.hex">Hex</Translate>
            </th>
            <th scope="col">
              <Translate id="themeColours.shades.contrast">Contrast</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({name, index, adjustment, hex}) => (
            <ShadeRow
              key={name}
              name={name}
              hex={hex}
              background={scheme.background}
              adjustment={adjustment}
              onChange={(changed) => {
                onChange(scheme.adjustments.map((old, at) => (at === index ? changed : old)));
              }}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
