import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {restore} from '../endpoint/choose';
import type {NetworkFacts} from '../types';
import pickerStyles from './picker.module.css';
import Picker from './Picker';
import {panel, setEndpointFolder} from './shown';
import {useStore} from './store';

interface Props {
  readonly folder: string;
}

function Opened({folder}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [network, setNetwork] = useState<NetworkFacts>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
    restore(folder).then(setNetwork, () => setHasFailed(true));
  }, [folder]);
  const close = () => setEndpointFolder(undefined);
  return (
    <dialog
      ref={dialog}
      className={pickerStyles.dialog}
      aria-label={translate({id: 'site.workbench.endpoint.title', message: 'Endpoint of requests'})}
      closedby="any"
      onClose={close}>
      {network && (
        <Picker network={network} folder={folder} onDone={() => dialog.current?.close()} />
      )}
      {hasFailed && (
        <p role="alert">
          <Translate id="site.workbench.endpoint.notLoaded">
            The list of endpoints could not be loaded. Check the connection and try again.
          </Translate>
        </p>
      )}
    </dialog>
  );
}

/** The choice of the endpoint for all pages, as a dialog of its own. */
export default function EndpointDialog(): ReactNode {
  const {endpointFolder} = useStore(panel);
  return endpointFolder === undefined ? null : <Opened folder={endpointFolder} />;
}
