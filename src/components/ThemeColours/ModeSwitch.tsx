import React, {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import {MODES, type ColourMode} from './palette';
import styles from './dialog.module.css';

interface Props {
  readonly mode: ColourMode;
  /** Called after the page has switched to the other mode. */
  readonly onSwitch: () => void;
}

const labelOf = (mode: ColourMode): string =>
  mode === 'dark'
    ? translate({id: 'themeColours.mode.dark', message: 'Dark mode'})
    : translate({id: 'themeColours.mode.light', message: 'Light mode'});

/** Selects the mode to edit; the page switches to it as a preview. */
export default function ModeSwitch({mode, onSwitch}: Props): ReactNode {
  const {setColorMode} = useColorMode();
  const name = useId();
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.unseen}>
        {translate({id: 'themeColours.mode', message: 'Mode to edit'})}
      </legend>
      {MODES.map((each) => (
        <label key={each} className={styles.mode}>
          <input
            type="radio"
            name={name}
            className={styles.unseen}
            checked={each === mode}
            onChange={() => {
              setColorMode(each);
              onSwitch();
            }}
          />
          <span>{labelOf(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
