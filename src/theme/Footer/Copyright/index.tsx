import React, {type ReactNode} from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import ThemeColours from '@site/src/components/ThemeColours';

/** The stock line, followed by the button that opens the theme colours dialog. */
export default function FooterCopyright(props: Props): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <ThemeColours />
    </>
  );
}
