import {useState, type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

function NeedsVersion(): ReactNode {
  return <p>{useDocsVersion().label}</p>;
}

/** Uses, on demand, a context of the docs without its provider. */
export default function WithoutContext(): ReactNode {
  const [crashing, setCrashing] = useState(false);
  return (
    <Layout title="A page without a version">
      <main>
        <h1>Still well</h1>
        <button type="button" onClick={() => setCrashing(true)}>
          Crash
        </button>
        {crashing && <NeedsVersion />}
      </main>
    </Layout>
  );
}
