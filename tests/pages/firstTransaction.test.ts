import path from 'node:path';
import {parseEther, type Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {isOfFirstTransaction} from './firstTransaction';
import {startNode, type LocalNode} from './node';
import {blocksOf, readPage, siteDir} from './pages';
import {openTerminal, type Terminal} from './terminal';

/** Time limit of the whole section, in milliseconds: forge and the programs are started about ten times. */
const STORY = 120_000;

let node: LocalNode;
let terminal: Terminal;

beforeAll(async () => {
  node = await startNode();
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
  await node.stop();
});

test(
  'the first transaction, from an empty folder to a verified contract',
  async () => {
    const page = readPage('current', 'endpoint', node.data);
    const blocks = blocksOf(page).filter(isOfFirstTransaction);
    const printed: Record<string, string> = {};
    let me: Address | undefined;
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
      // The node mines a block per transaction; a real network continues by itself.
      if (title === 'first.ts') await node.client.setIntervalMining({interval: 1});
    }

    expect(printed['Settings, and a check of the chain']).toContain('Right chain');
    expect(printed['Has it arrived?']).toContain('0.1');
    expect(printed['Write and read with cast']).toContain('"Hello"');
    expect(printed['Run it with the key of the account']).toMatch(
      /^deploying costs about 0\.\d+ \w+\ndeployed to 0x\w{40} for 0\.\d+\nwritten for 0\.\d+\nHello\n$/,
    );
    expect(printed['Is this source the code on chain?']).toBe('the same code\n');
    const input = JSON.parse(await terminal.run('cat Note.input.json')) as Record<string, unknown>;
    expect(input).toMatchObject({language: 'Solidity', sources: {'src/Note.sol': {}}});
    expect(me && (await node.client.getTransactionCount({address: me}))).toBe(4);
  },
  STORY,
);
