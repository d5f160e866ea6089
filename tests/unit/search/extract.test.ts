import {describe, expect, it} from 'vitest';
import {extractPage} from '../../../src/search/extract';
import {
  findIndexFaults,
  groupIntoShards,
  renderIndex,
} from '../../../src/plugins/search-index/shards';

const html = `<!doctype html><html><head>
<meta name="docsearch:docusaurus_tag" content="docs-default-2.0.0">
<meta name="docsearch:version" content="2.0.0"><meta name="docsearch:language" content="en">
<meta name="description" content="About staking."></head><body>
<nav class="theme-doc-breadcrumbs"><ul><li><a class="breadcrumbs__link"><svg></svg></a></li>
<li><span class="breadcrumbs__link">Staking</span></li><li><span class="breadcrumbs__link">Overview</span></li></ul></nav>
<article><div class="theme-doc-markdown"><header><h1>Staking</h1></header>
<p>First <strong>bold</strong>er <span><dfn>text</dfn><span role="tooltip">What it means.</span></span><br>next line.</p>
<div><h2>A card</h2><p>Card text.</p></div>
<h2 class="anchor" id="run">Run <code>geth</code><a class="hash-link" href="#run">\u200b</a></h2>
<table><tr><th>Key</th><td>Value</td></tr></table>
<pre><code>secret listing</code></pre><button>Copy</button><script>alert(1)</script>
<h3 id="deep">Deep</h3><p>Below.</p></div></article></body></html>`;

describe('extractPage', () => {
  it('reads headings and the text below them', () => {
    const extracted = extractPage(html, '/staking/overview');
    expect(extracted).toMatchObject({tag: 'docs-default-2.0.0', version: '2.0.0', language: 'en'});
    expect(extracted?.page.trail).toBe('Staking');
    expect(extracted?.page.keywords).toBe('Overview staking overview About staking.');
    expect(extracted?.page.sections).toEqual([
      {
        level: 1,
        anchor: '',
        heading: 'Staking',
        text: 'First bolder text next line. A card Card text.',
      },
      {level: 2, anchor: 'run', heading: 'Run geth', text: 'Key Value'},
      {level: 3, anchor: 'deep', heading: 'Deep', text: 'Below.'},
    ]);
  });

  it('leaves out what is no document', () => {
    expect(
      extractPage('<html><body><main><h1>Search</h1></main></body></html>', '/search'),
    ).toBeUndefined();
  });
});

describe('the index', () => {
  const extracted = extractPage(html, '/staking/overview');
  if (!extracted) throw new Error('the fixture is a document');
  const shards = groupIntoShards([extracted]);
  const anchors = new Map([['/staking/overview', new Set(['run', 'deep'])]]);

  it('is sound', () => {
    expect(findIndexFaults(shards, ['/staking/overview'], anchors)).toEqual([]);
  });

  it('names every fault', () => {
    const faults = findIndexFaults(
      groupIntoShards([extracted, extracted]),
      ['/staking/overview', '/gone'],
      new Map([['/staking/overview', new Set(['run'])]]),
    );
    expect(faults).toEqual(
      expect.arrayContaining([
        '/gone: the document has no record',
        '/staking/overview: two records have this address',
        '/staking/overview#deep: the page has no element with this id',
      ]),
    );
  });

  it('names shards by their content', () => {
    const [file, manifest] = renderIndex(shards);
    const name = file?.path.replace('search-index/', '');
    expect(name).toMatch(/^docs-default-2\.0\.0-en\.[0-9a-f]{12}\.json$/u);
    expect(JSON.parse(manifest?.content ?? '')).toEqual({'docs-default-2.0.0': {en: name}});
  });
});
