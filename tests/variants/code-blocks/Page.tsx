import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';

const SESSION = '$ geth version\nGeth 1.7.3\n$ geth attach \\\n>   --exec eth.blockNumber\n7';

const SAMPLES: Readonly<Record<string, string>> = {
  bash: '# Where\nexport URL="https://a.example/$ID"\ncurl -sS "$URL" | jq -r \'.result\' > out.json',
  json: '{"id": 1, "result": ["0x1", null, true]}',
  toml: '# Peers\n[Node.P2P]\nMaxPeers = 50\nNoDiscovery = false\nNodes = ["enode://a"]',
  solidity:
    'contract Staker {\n  uint256 public total; // wei\n  function f(address a) external payable returns (bool) { return true; }\n}',
  yaml: 'services:\n  node: # one\n    image: "geth:1.7"\n    ports: [8545]',
  promql: 'sum by (job) (rate(chain_inserts_count{job="geth"}[5m])) > 0.5',
  go: 'func main() {\n\tc, err := ethclient.Dial("https://a.example") // connect\n\tif err != nil { panic(err) }\n}',
  python: 'def f(a: int) -> str:\n    """Words."""\n    return f"{a!r} {1 + 2}"',
  diff: '- MaxPeers = 50\n+ MaxPeers = 100',
};

export default function CodeBlocks(): ReactNode {
  return (
    <Layout title="Code blocks">
      <main className="container margin-vert--lg">
        <h1>Code blocks</h1>
        <section aria-label="Lines">
          <CodeBlock language="ts" title="lines.ts" metastring="{2} showLineNumbers=8">
            {
              'const first = 1;\nconst second = 2;\nexport const sum = `a long line that has to scroll on a phone, ${first} and ${second}`;\n'
            }
          </CodeBlock>
        </section>
        <section aria-label="Session">
          <CodeBlock className="language-console">{SESSION}</CodeBlock>
        </section>
        <section aria-label="Elements">
          <CodeBlock>
            plain and <b>bold</b>
          </CodeBlock>
        </section>
        {Object.entries(SAMPLES).map(([language, code]) => (
          <CodeBlock key={language} language={language} title={language}>
            {code}
          </CodeBlock>
        ))}
      </main>
    </Layout>
  );
}
