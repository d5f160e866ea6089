import path from 'node:path';
import solc from 'solc';
import {parseEther, type Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startRecorder, type Recorder} from './downloads/recorder';
import {isOfFirstTransaction} from './firstTransaction';
import {dataAt, startNode, toAnotherChain, type LocalNode} from './node';
import {blocksOf, readPage, siteDir} from './pages';
import {openTerminal, type Terminal} from './terminal';

/** Time limit of the whole section, in milliseconds: forge and the programs are started about ten times. */
const STORY = 120_000;

let node: LocalNode;
let recorder: Recorder;
let terminal: Terminal;

beforeAll(async () => {
  node = await startNode();
  recorder = await startRecorder(node.url);
  terminal = openTerminal(
    {},
    {
      CAST_PASSWORD: 'secret',
      FOUNDRY_SOLC: path.join(__dirname, 'solcForForge.cjs'),
      FOUNDRY_OFFLINE: 'true',
    },
  );
  // The packages that npm would install are those of this project.
  await terminal.run(
    `npm() { if [[ "$1" == install ]]; then ln -s ${siteDir}/node_modules node_modules; else command npm "$@"; fi; }`,
  );
});

afterAll(async () => {
  await terminal.close();
  await recorder.stop();
  await node.stop();
});

test(
  'the first transaction, from an empty folder to a verified contract',
  async () => {
    const page = readPage('current', 'endpoint', dataAt(recorder.url));
    const blocks = blocksOf(page).filter(isOfFirstTransaction);
    const printed: Record<string, string> = {};
    let me: Address | undefined;
    let before = 0;
    for (const {lang, title, value} of blocks) {
      if (lang === 'bash') {
        printed[title] = await terminal.run(value);
      } else {
        await terminal.run(`cat > ${title} <<'END OF FILE'\n${value}\nEND OF FILE`);
      }
      if (title === 'A new account, with a password') {
        me = (await terminal.run('echo $ME')).trim() as Address;
        await node.client.setBalance({address: me, value: parseEther('0.1')});
      }
      if (title !== 'first.ts') continue;
      before = recorder.exchanges.length;
      // The node mines a block per transaction; a real network continues by itself.
      await node.client.setIntervalMining({interval: 1});
    }

    expect(printed['Settings, and a check of the chain']).toContain('Right chain');
    expect(printed['Has it arrived?']).toContain('0.1');
    expect(printed['Write and read with cast']).toContain('"Hello"');
    expect(printed['Run it with the key of the account']).toMatch(
      /^deploying costs about 0\.\d+ \w+\ndeployed to 0x\w{40} for 0\.\d+\nwritten for 0\.\d+\nHello\n$/,
    );
    // Of two requests, a node that lags could answer one, with the receipt of a branch that lost.
    const requests = recorder.exchanges
      .slice(before)
      .map(({request}) => JSON.stringify(request))
      .filter((request) => request.includes('eth_getTransactionReceipt'));
    expect(requests.length).toBeGreaterThan(1);
    for (const request of requests)
      expect(request).toMatch(/"finalized".*eth_getTransactionReceipt/);
    expect(printed['Is this source the code on chain?']).toBe('the same code\n');
    const input = await terminal.run('cat Note.input.json');
    expect(JSON.parse(input)).toMatchObject({
      language: 'Solidity',
      sources: {'src/Note.sol': {}},
      // Not the newest rules of Ethereum, for which forge compiles by default.
      settings: {evmVersion: 'prague'},
    });
    // Explorers give it to the compiler, which takes no other keys.
    const {errors, contracts} = JSON.parse(solc.compile(input)) as Record<string, unknown>;
    expect(errors).toBeUndefined();
    expect(contracts).toHaveProperty(['src/Note.sol', 'Note']);
    expect(me && (await node.client.getTransactionCount({address: me}))).toBe(4);

    const program = blocks.find(({title}) => title === 'Run it with the key of the account');
    const leave = await toAnotherChain(node);
    const again = terminal.run(program?.value ?? '').finally(leave);
    await expect(again).rejects.toThrow('wrong chain: ');
    expect(me && (await node.client.getTransactionCount({address: me}))).toBe(4);
  },
  STORY,
);
