import {useState, type ReactNode} from 'react';

/** Crashes when its button is pressed, and recovers when it is mounted again. */
export default function Fuse(): ReactNode {
  const [crashing, setCrashing] = useState(false);
  if (crashing) {
    throw new Error('The outer failure', {
      cause: new Error('The inner failure', {cause: new Error('The first cause')}),
    });
  }
  return (
    <main>
      <h1>Still well</h1>
      <button type="button" onClick={() => setCrashing(true)}>
        Crash
      </button>
    </main>
  );
}
