import React, {type ReactNode} from 'react';

/** A painter's palette, in the colour of the text around it. */
export default function PaletteIcon(): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      aria-hidden="true">
      <path
        strokeWidth="2"
        strokeLinejoin="round"
        d="M12 3a9 9 0 1 0 0 18c1.4 0 2-.9 2-1.8 0-1.3-1-1.6-1-2.7 0-.9.7-1.5 1.7-1.5H17a4 4 0 0 0 4-4c0-4.5-4-8-9-8Z"
      />
      <circle cx="7.8" cy="11.5" r="1.1" fill="currentColor" stroke="none" />
      <circle cx="11" cy="7.5" r="1.1" fill="currentColor" stroke="none" />
      <circle cx="15.8" cy="8.6" r="1.1" fill="currentColor" stroke="none" />
    </svg>
  );
}
