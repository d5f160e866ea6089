import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';
import Offline from '@site/src/components/Offline';
import ThemeColours from '@site/src/components/ThemeColours';

/** The stock line, followed by the buttons that open the dialogs of offline reading and of the theme colours. */
export default function FooterCopyright(props: Props): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (
    <>
      <Copyright {...props} />
      {customFields?.withoutOffline !== true && <Offline />}
      <ThemeColours />
    </>
  );
}
