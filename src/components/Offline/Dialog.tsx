import React, {type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {Kept, OfflineCopies} from './offlineCopies';
import Pages from './Pages';
import Version from './Version';
import {rowsOf} from './rows';
import ModalDialog from '../ModalDialog';
import styles from './dialog.module.css';

interface Props {
  readonly kept: Kept;
  readonly copies: OfflineCopies;
  readonly locale: string;
  /** Called after the dialog has closed, by its button, Escape or a click outside. */
  readonly onClose: () => void;
}

/** What is offered instead where nothing can be kept or nothing is known. */
function Unavailable({kept}: {readonly kept: Kept}): ReactNode {
  if (!kept.canKeep) {
    return (
      <p>
        <Translate id="site.offline.unsupported">
          This browser cannot keep pages here: it needs an encrypted address (https), and some
          private windows forbid it.
        </Translate>
      </p>
    );
  }
  if (kept.offers !== null) return null;
  return (
    <p>
      <Translate id="site.offline.noOffers">
        What the site offers now could not be loaded, so only what is on this device is listed.
      </Translate>
    </p>
  );
}

/** Where readers choose what stays on their device, see its size and age, and remove it. */
export default function Dialog({kept, copies, locale, onClose}: Props): ReactNode {
  const rows = rowsOf(kept);

  return (
    <ModalDialog
      title={<Translate id="site.offline.title">Offline reading</Translate>}
      closeLabel={translate({id: 'site.offline.close', message: 'Close offline reading'})}
      lead={
        <Translate id="site.offline.lead">
          Keep the documentation on this device for places without a network. What is kept stays in
          this browser.
        </Translate>
      }
      onClose={onClose}>
      <Unavailable kept={kept} />
      {kept.canKeep && (
        <>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <Version key={row.version} row={row} copies={copies} locale={locale} />
            ))}
          </ul>
          <Pages kept={kept} copies={copies} />
        </>
      )}
    </ModalDialog>
  );
}
