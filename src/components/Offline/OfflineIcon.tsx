import React, {type ReactNode} from 'react';

/** An arrow into a tray, in the colour of the text around it. */
export default function OfflineIcon(): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true">
      <path strokeLinecap="round" strokeLinejoin="round" d="M12 4v10m-4-4 4 4 4-4M4 15v5h16v-5" />
    </svg>
  );
}
