import {describe, expect, it} from 'vitest';
import {extractPage} from '../../../src/search/extract';
import {keepDistinctiveIdentifiers} from '../../../src/search/identifiers';
import {keepDistinctiveKeywords} from '../../../src/search/keywords';
import {onePerAddress} from '../../../src/plugins/search-index/onePerAddress';
import {
  findIndexFaults,
  groupIntoShards,
  renderIndex,
} from '../../../src/plugins/search-index/shards';
import {page, section} from './fixture';

const html = `<!doctype html><html><head>
<meta name="docsearch:docusaurus_tag" content="docs-default-2.0.0">
<meta name="docsearch:version" content="2.0.0"><meta name="docsearch:language" content="en">
<meta name="description" content="About staking."></head><body>
<article><nav class="theme-doc-breadcrumbs"><ul><li><a class="breadcrumbs__link"><svg></svg></a></li>
<li><span class="breadcrumbs__link">Staking</span></li><li><span class="breadcrumbs__link">Overview</span></li></ul></nav>
<div class="theme-doc-markdown"><header><h1>Staking</h1></header>
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
    expect(extracted?.page.label).toBe('Overview');
    expect(extracted?.page.keywords).toBe('About staking.');
    expect(extracted?.page.sections).toEqual([
      {
        level: 1,
        anchor: '',
        heading: 'Staking',
        text: 'First bolder text next line. A card Card text.',
      },
      {level: 2, anchor: 'run', heading: 'Run geth', text: 'Key Value', code: 'secret listing'},
      {level: 3, anchor: 'deep', heading: 'Deep', text: 'Below.'},
    ]);
  });

  function textOf(body: string) {
    const page = extractPage(html.replace('<p>Below.</p>', body), '/x')?.page;
    return page?.sections.at(-1);
  }

  it('keeps repeated text of a page once, preferably where it is visible', () => {
    const fields = '<ul><li><code>hash</code> Hash of the containing block.</li></ul>';
    const folded = `<details><summary>Fields of Block</summary>${fields}</details>`;
    expect(textOf(`<p>First.</p>${folded}${folded}<p>Last.</p>`)?.text).toBe(
      'First. Fields of Block hash Hash of the containing block. Last.',
    );
    expect(textOf(`<p>First.</p>${folded}${fields}`)?.text).toBe(
      'First. hash Hash of the containing block.',
    );
  });

  it('leaves entries of contents lists to their headings', () => {
    expect(
      textOf(
        '<ul><li><a href="/rpc/eth#eth_call">eth_<wbr>call</a> Runs a call.</li><li>See <a href="#run">run</a>.</li></ul>',
      )?.text,
    ).toBe('See run.');
  });

  it('does not treat listings, tab names or controls as prose, in any code markup', () => {
    const code =
      '<div class="theme-code-block"><div>Request</div><pre><code><span class="token-line">curl --url a<br></span>' +
      '<span class="line">setGasPrice</span></code></pre></div>';
    const found = textOf(
      `<ul role="tablist"><li role="tab">JavaScript</li></ul><div role="tabpanel">${code}</div>` +
        `<details><summary>Response, 30 lines</summary>${code}</details><label>Filter<input></label>`,
    );
    expect(found?.text).toBe('');
    expect(found?.code).toContain('curl --url a setGasPrice');
  });

  it('skips pages that are not documents', () => {
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

  it('is valid', () => {
    expect(findIndexFaults(shards, ['/staking/overview'], anchors)).toEqual([]);
  });

  it('puts the folder with the most text first, and keeps the pages of each folder together', () => {
    const pages = ['/a', '/guide/a', '/rpc/a', '/z', '/guide/b', '/rpc/b'].map((path) => ({
      ...extracted,
      page: page(path, 'X', [section(1, 'X', path.startsWith('/rpc') ? 'longest' : 'short')]),
    }));
    const [shard] = groupIntoShards(pages);
    expect(shard?.pages.map(({path}) => path)).toEqual([
      '/rpc/a',
      '/rpc/b',
      '/a',
      '/z',
      '/guide/a',
      '/guide/b',
    ]);
  });

  it('has one page per address, the first, and reports duplicates', () => {
    const second = {...extracted, label: 'second'};
    const other = {...extracted, page: {...extracted.page, path: '/other'}};
    expect(onePerAddress([extracted, other, second, second])).toEqual({
      pages: [extracted, other],
      repeated: ['/staking/overview'],
    });
  });

  it('lists all errors', () => {
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

  it('keeps identifiers of listings that nothing else contains, while they are few', () => {
    const listing = (...code: string[]) =>
      code.map((text, index) => ({
        level: 1,
        anchor: '',
        heading: `H${index}`,
        text: 'gasLimit',
        code: text,
      }));
    const pages = keepDistinctiveIdentifiers(
      listing(
        'setGasPrice gasLimit 0xab12cd "curl" 12.34',
        'jsonRpc x',
        'jsonRpc',
        'jsonRpc',
        'jsonRpc',
      ).map((section, index) => ({
        path: `/${index}`,
        trail: '',
        label: '',
        keywords: '',
        sections: [section],
      })),
    );
    expect(pages.map((page) => page.sections[0]?.code)).toEqual([
      'setGasPrice',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps keywords that the beginning of the page does not contain', () => {
    const telling = (keywords: string) =>
      keepDistinctiveKeywords({
        path: '/x',
        trail: '',
        label: 'Staking',
        keywords,
        sections: [{level: 1, anchor: '', heading: 'Stake tokens', text: 'Earn rewards.'}],
      }).keywords;
    expect(telling('How to stake a token and earn at a risk. Risk.')).toBe('risk Risk');
    expect(telling('')).toBe('');
  });

  it('names shards by content hash', () => {
    const [file, manifest] = renderIndex(shards).files;
    const name = file?.path.replace('search-index/', '');
    expect(name).toMatch(/^docs-default-2\.0\.0-en\.[0-9a-f]{12}\.json$/u);
    expect(JSON.parse(manifest?.content ?? '')).toEqual({'docs-default-2.0.0': {en: name}});
  });
});
