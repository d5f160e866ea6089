import type {Heading, Link, Node, Parent} from 'mdast';
import {describe, expect, it} from 'vitest';
import {referencePage} from '@site/src/openrpc/render/reference';
import {errorTable, methodIndex} from '@site/src/openrpc/render/tables';
import {AROUND, copyOfReference, DOWNLOADS, methodOf} from './reference';

const {endpoints} = AROUND;

function pageOf(namespace: string, reference = copyOfReference()) {
  return referencePage(reference, namespace, endpoints, DOWNLOADS);
}

function nodesOf(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => [node, ...nodesOf((node as Partial<Parent>).children ?? [])]);
}

function textOf(node: Node | undefined): string {
  const {value, children = []} = (node ?? {}) as {value?: string; children?: Node[]};
  return value ?? children.map(textOf).join('');
}

const idOf = (node: Node) => node.data?.hProperties?.id;

/** Nodes of a method's section, from its heading to the next. */
function sectionOf(page: readonly Node[], method: string): Node[] {
  const start = page.findIndex((node) => idOf(node) === method.toLowerCase());
  const length = page.slice(start + 1).findIndex(({type}) => type === 'heading');
  return page.slice(start, start + 1 + length);
}

describe.each(['eth', 'net', 'txpool', 'debug', 'admin'])('the page of %s', (namespace) => {
  const page = pageOf(namespace);
  const headings = page.filter((node): node is Heading => node.type === 'heading');
  const ids = headings.map(idOf);
  const methods = copyOfReference().documents[namespace]?.methods.map(({name}) => name) ?? [];

  it('has a section for each method and a method for each section', () => {
    const sections = headings
      .filter((node) => node.depth === 3 && !/^(?:type|errors)-/.test(idOf(node) ?? ''))
      .map(textOf);
    expect(sections.sort()).toEqual([...methods].sort());
  });

  it('has anchors that are lower-case and unique', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.map((id) => id?.toLowerCase() ?? 'none'));
  });

  it('links to sections that exist', () => {
    const targets = nodesOf(page)
      .filter((node): node is Link => node.type === 'link')
      .filter(({url}) => url.startsWith('#'))
      .map(({url}) => url.slice(1));
    expect(targets.length).toBeGreaterThanOrEqual(methods.length);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('gives every row of errors an id of its own', () => {
    const rows = nodesOf(page).filter((node) =>
      node.data?.hProperties?.className?.includes('rpc-errors'),
    );
    const items = rows.flatMap((list) => (list as Parent).children);
    const found = items.flatMap((node) => idOf(node) ?? []);
    const isLink = (node: Node) => textOf(node).startsWith('Errors of ');
    expect(items.filter((node) => idOf(node) === undefined && !isLink(node))).toEqual([]);
    const all = nodesOf(page).flatMap((node) => idOf(node) ?? []);
    expect(new Set(all).size).toBe(all.length);
    expect(found.filter((id) => !/^[a-z0-9_]+(?:-[a-z0-9]+)+$/.test(id))).toEqual([]);
    if (namespace === 'eth')
      expect(found).toEqual(
        expect.arrayContaining(['eth_getlogs-invalid-range', 'error-nonce-too-low']),
      );
  });

  it('gives every method a request with its name and a response', () => {
    for (const method of methods) {
      const blocks = nodesOf(sectionOf(page, method)).filter(({type}) => type === 'code');
      expect(textOf(blocks[0]), method).toContain(`"method": "${method}"`);
      expect(blocks.length, method).toBeGreaterThan(1);
    }
  });
});

describe('a method', () => {
  it('warns of destructive effects before its first request', () => {
    for (const namespace of ['eth', 'debug', 'admin']) {
      const page = pageOf(namespace);
      const methods = copyOfReference().documents[namespace]?.methods ?? [];
      for (const {name} of methods.filter((method) => method['x-destroys'] !== undefined)) {
        const kinds = nodesOf(sectionOf(page, name)).map(({type}) => type);
        expect(kinds, name).toContain('containerDirective');
        expect(kinds.indexOf('containerDirective'), name).toBeLessThan(kinds.indexOf('code'));
      }
    }
  });

  it('shows the warning text of the data', () => {
    const section = nodesOf(sectionOf(pageOf('debug'), 'debug_setHead'));
    const warning = section.findIndex(({type}) => type === 'containerDirective');
    const request = section.findIndex(({type}) => type === 'code');
    expect(warning).toBeGreaterThan(0);
    expect(warning).toBeLessThan(request);
    expect(textOf(section[warning])).toContain('Deletes every block above');
  });

  it('uses the public endpoint, or the reader’s own node if it is for operators', () => {
    const eth = pageOf('eth');
    const request = (name: string) =>
      textOf(
        nodesOf(sectionOf(name.startsWith('eth') ? eth : pageOf('admin'), name)).find(
          ({type}) => type === 'code',
        ),
      );
    expect(request('eth_getBalance')).toContain('curl -sS https://rpc.example ');
    expect(request('eth_getLogs')).toContain('curl -sS https://archive.example ');
    expect(request('eth_sign')).toContain('curl -sS http://127.0.0.1:8545 ');
    expect(request('eth_subscribe')).toContain('npx wscat -c wss://ws.example ');
    expect(request('admin_subscribe')).toContain('npx wscat -c ws://127.0.0.1:8546 ');
  });

  it('quotes arguments with a quotation mark for the shell', () => {
    const reference = copyOfReference();
    const [param] = methodOf(reference, 'eth_sign').examples[0]?.params ?? [];
    if (param) param.value = "it's";
    expect(
      textOf(
        nodesOf(sectionOf(pageOf('eth', reference), 'eth_sign')).find(({type}) => type === 'code'),
      ),
    ).toContain("it'\\''s");
  });

  it('lists the fields of its result with types, and links to the types that they use', () => {
    const words = sectionOf(pageOf('eth'), 'eth_getProof').map(textOf).join('\n');
    expect(words).toContain('Fields of AccountProof');
    expect(words).toContain('storageProof list of StorageProof');
  });

  it('links to a type with many fields that other methods share, which is described once', () => {
    const page = pageOf('eth');
    const section = sectionOf(page, 'eth_getTransactionReceipt');
    expect(section.map(textOf).join('\n')).not.toContain('Fields of Receipt');
    const links = nodesOf(section).filter((node): node is Link => node.type === 'link');
    expect(links.map(({url}) => url)).toContain('#type-receipt');
    const words = page.map(textOf).join('\n');
    expect(words.split('cumulativeGasUsed quantity')).toHaveLength(2);
  });

  it('describes the items of a list', () => {
    const words = pageOf('eth').map(textOf).join('\n');
    expect(words).toContain(
      'topics list of at most 4 (32 bytes or list of at most 1,000 (32 bytes or null) or null)',
    );
    expect(words).toContain('address or list of addresses or null');
    expect(words).toContain('topics list of at most 4 × 32 bytes');
    expect(words).toContain('list of at most 100 numbers (0 to 100) or null, required');
  });

  it('states its limits in one sentence', () => {
    const words = sectionOf(pageOf('eth'), 'eth_call').map(textOf).join('\n');
    expect(words).toContain(
      'Limits: 50,000,000 gas (--rpc.gascap); 5 s (--rpc.evmtimeout); state of the newest 128 blocks',
    );
  });

  it('has field names in code font, with and without backticks in the data', () => {
    const reference = copyOfReference();
    Object.assign(methodOf(reference, 'eth_chainId'), {description: 'Not blockNumber, `block`.'});
    const codes = nodesOf(sectionOf(pageOf('eth', reference), 'eth_chainId'))
      .filter(({type}) => type === 'inlineCode')
      .map(textOf);
    expect(codes).toEqual(expect.arrayContaining(['blockNumber', 'block']));
  });

  it('marks chain-specific values of an answer, with the network’s own id', () => {
    const reference = copyOfReference();
    const [example] = methodOf(reference, 'eth_chainId').examples;
    if (example)
      example['x-note'] = '{network} has id {chainId}, `{chainIdHex}`, and network id {networkId}.';
    const words = sectionOf(pageOf('eth', reference), 'eth_chainId').map(textOf).join('\n');
    expect(words).toContain('Network has id 64713, 0xfcc9, and network id 64715.');
  });

  it('states that public endpoints reject it, and which node to use', () => {
    const words = sectionOf(pageOf('eth'), 'eth_getLogs').map(textOf).join('\n');
    expect(words).toContain(
      'Limits: The public endpoints refuse it: the request goes to an archive endpoint; 4 topic positions',
    );
  });

  it('lists its errors with code, message and condition', () => {
    const words = sectionOf(pageOf('eth'), 'eth_getProof').map(textOf).join('\n');
    expect(words).toContain(
      '-32000 hex string too long, want at most 32 bytes or hex string invalid A key is longer',
    );
  });

  it('links to shared errors, with their messages if it has only some', () => {
    const page = pageOf('eth');
    const errorsOf = (method: string) =>
      nodesOf(sectionOf(page, method))
        .filter(({type}) => type === 'listItem')
        .map(textOf);
    expect(errorsOf('eth_sendRawTransaction')).toContain('Errors of submitting, all 27');
    expect(errorsOf('eth_getBlockByNumber')).toContain(
      'Errors of the block argument: finalized block not found, safe block not found, pending state is not available',
    );
    const shared = page.map(textOf).join('\n');
    expect(shared.split('-32000 header not found ')).toHaveLength(2);
  });
});

describe('an example of an error', () => {
  const page = pageOf('eth');

  it('that every method can return is one line', () => {
    const text = sectionOf(page, 'eth_getHeaderByHash').map(textOf).join(' ');
    expect(text).toContain(
      'With ["0x12"] as arguments: -32602 invalid argument 0: hex string has length 2, want 64 for common.Hash.',
    );
    expect(text).not.toContain('Example of an error');
  });

  it('is omitted if it only shows that a call had too many arguments, or none', () => {
    expect(page.map(textOf).join(' ')).not.toMatch(/too many arguments, want|required argument 0/);
  });

  it('of a method with its own errors has its request and its answer', () => {
    const text = sectionOf(page, 'eth_call').map(textOf).join(' ');
    expect(text).toContain('Example of an error: revert');
  });
});

it('the list of all methods has a row for each, with a link from the docs folder', () => {
  const reference = copyOfReference();
  const rows = nodesOf(methodIndex(reference, 'v1.0.0')).filter(({type}) => type === 'tableRow');
  const heads = Object.keys(reference.documents).length;
  expect(rows).toHaveLength(152 + heads);
  const links = nodesOf(rows).filter((node): node is Link => node.type === 'link');
  expect(links.map(({url}) => url)).toContain('./rpc/debug.mdx#debug_sethead');
});

it('the list of all methods shows since when they exist, once that differs', () => {
  const heads = (since?: string) => {
    const reference = copyOfReference();
    const [method] = reference.documents.net?.methods ?? [];
    if (method) Object.assign(method, since === undefined ? {} : {'x-since': since});
    return nodesOf(methodIndex(reference, 'v1.0.0 or earlier'))
      .filter(({type}) => type === 'tableRow')
      .map(textOf)
      .filter((text) => text.startsWith('Method and purpose'));
  };
  expect(new Set(heads())).toEqual(new Set(['Method and purposeAccessOverIn Ethereum']));
  expect(new Set(heads('v1.1.0'))).toEqual(
    new Set(['Method and purposeAccessOverSinceIn Ethereum']),
  );
});

it('a section names the releases in which its method came, changed and went', () => {
  const reference = copyOfReference();
  Object.assign(methodOf(reference, 'net_version'), {
    ...{'x-since': 'v1.1.0', 'x-removed-in': 'v1.4.0'},
    'x-changed-in': [{release: 'v1.2.0', what: 'It takes `true`.'}],
  });
  const text = sectionOf(pageOf('net', reference), 'net_version').map(textOf).join(' ');
  expect(text).toContain('since v1.1.0 not in v1.4.0');
  expect(text).toContain('Changed in v1.2.0: It takes true.');
});

it('the rows of the table of errors have ids', () => {
  const rows = nodesOf(errorTable(copyOfReference())).filter(({type}) => type === 'tableRow');
  const ids = rows.map(idOf);
  expect(ids.slice(0, 2)).toEqual([undefined, 'code-32700']);
  expect(ids).toContain('code3');
  expect(new Set(ids).size).toBe(rows.length);
});

it('the table of errors has a row for every error code of a method', () => {
  const reference = copyOfReference();
  const codes = nodesOf(errorTable(reference))
    .filter(({type}) => type === 'tableRow')
    .map((row) => /^-?\d+/.exec(textOf((row as Parent).children[0] as Node))?.[0]);
  for (const {code} of Object.values(reference.shared.components.errors))
    expect(codes).toContain(String(code));
});

describe('a type that adds fields to another', () => {
  it('is described with its own fields', () => {
    const page = pageOf('eth');
    const section = sectionOf(page, 'eth_simulateV1').map(textOf).join(' ');
    expect(section).toMatch(/list of SimBlockResult.*calls.*list of SimCallResult/s);
    expect(page.some((node) => idOf(node) === 'type-simcallresult')).toBe(true);
  });
});
