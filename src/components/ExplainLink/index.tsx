import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useShownVersion} from '@site/src/versions/useShownVersion';
import type {ReactNode} from 'react';

/** Id of the page with the explainer of errors. */
const PAGE = 'api-list';

export interface Props {
  /** The error as the reader pasted it; it stays in the fragment, which browsers do not send. */
  readonly error: string;
  readonly onClick?: () => void;
}

/** A link to the explanation of a pasted error, where the version has the page for it. */
export default function ExplainLink({error, onClick}: Props): ReactNode {
  const {docs} = useShownVersion();
  const page = docs.find(({id}) => id === PAGE);
  if (!page) return null;
  return (
    <Link to={`${page.path}#explain=${encodeURIComponent(error)}`} onClick={onClick}>
      <Translate id="site.search.explain">Explain the pasted error</Translate>
    </Link>
  );
}
