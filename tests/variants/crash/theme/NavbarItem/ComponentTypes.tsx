import {useState, type ReactNode} from 'react';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';

function Crash({label, mobile}: {readonly label: string; readonly mobile?: boolean}): ReactNode {
  const [crashing, setCrashing] = useState(false);
  if (crashing) throw new Error('This item is broken');
  if (mobile) return null;
  return (
    <button type="button" onClick={() => setCrashing(true)}>
      {label}
    </button>
  );
}

export default {...ComponentTypes, 'custom-crash': Crash};
