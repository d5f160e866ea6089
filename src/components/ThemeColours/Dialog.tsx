import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import ColourField from './ColourField';
import CopyCss from './CopyCss';
import ModeSwitch from './ModeSwitch';
import ShadeTable from './ShadeTable';
import type {ColourMode} from './palette';
import {DEFAULT_SCHEMES, cssOf, type Scheme} from './scheme';
import ModalDialog from '../ModalDialog';
import styles from './dialog.module.css';
import useSchemes from './useSchemes';

export interface Props {
  /** Called after the dialog has closed, by its button, Escape or a click outside. */
  readonly onClose: () => void;
}

const resetMessage = (mode: ColourMode): string =>
  mode === 'dark'
    ? translate({id: 'themeColours.reset.dark', message: 'Dark mode has its own colours again.'})
    : translate({id: 'themeColours.reset.light', message: 'Light mode has its own colours again.'});

/** Editor of the site's colours; the page behind it is the preview. */
export default function Dialog({onClose}: Props): ReactNode {
  const {colorMode: mode} = useColorMode();
  const [schemes, change] = useSchemes();
  const [status, setStatus] = useState('');
  const [resets, setResets] = useState(0);
  const scheme = schemes[mode];

  const update = (part: Partial<Scheme>): void => {
    setStatus('');
    change(mode, {...scheme, ...part});
  };
  const reset = (): void => {
    change(mode, DEFAULT_SCHEMES[mode]);
    setResets(resets + 1);
    setStatus(resetMessage(mode));
  };

  return (
    <ModalDialog
      className={styles.dialog}
      title={<Translate id="themeColours.title">Theme colours</Translate>}
      closeLabel={translate({id: 'themeColours.close', message: 'Close theme colours'})}
      lead={
        <Translate id="themeColours.lead">
          Try colours on this page. They last until you close the tab, each mode with its own.
        </Translate>
      }
      onClose={onClose}>
      <ModeSwitch
        mode={mode}
        onSwitch={() => {
          setStatus('');
        }}
      />
      {/* A new key discards typed text when the mode changes or the colours are reset. */}
      <div key={`${mode}${String(resets)}`}>
        <div className={styles.fields}>
          <ColourField
            label={translate({id: 'themeColours.primary', message: 'Primary'})}
            pickerLabel={translate({
              id: 'themeColours.primary.picker',
              message: 'Pick the primary colour',
            })}
            value={scheme.primary}
            onChange={(primary) => {
              update({primary});
            }}
          />
          <ColourField
            label={translate({id: 'themeColours.background', message: 'Background'})}
            pickerLabel={translate({
              id: 'themeColours.background.picker',
              message: 'Pick the background colour',
            })}
            value={scheme.background}
            onChange={(background) => {
              update({background});
            }}
          />
        </div>
        <ShadeTable
          scheme={scheme}
          onChange={(adjustments) => {
            update({adjustments});
          }}
        />
      </div>
      <div className={styles.actions}>
        <CopyCss css={cssOf(schemes)} onOutcome={setStatus} />
        <button type="button" className={styles.action} onClick={reset}>
          {mode === 'dark'
            ? translate({id: 'themeColours.reset.dark.label', message: 'Reset dark mode'})
            : translate({id: 'themeColours.reset.light.label', message: 'Reset light mode'})}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </ModalDialog>
  );
}
