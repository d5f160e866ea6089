import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Hex} from 'viem';
import {foundry} from './node';

/** A reader's terminal: what one command sets, the next ones know. */
export interface Terminal {
  /**
   * Runs commands, or a script with its first line, to their end; gives back all that they printed. Throws when one of
   * them fails. The working folder is the home of the reader, and new.
   */
  run(commands: string): Promise<string>;
  close(): Promise<void>;
}

const MARK = 'the end of these commands:';

/**
 * Opens a shell with Foundry's `cast` and `forge`, with encrypted keys by the names of their accounts. Where a page asks for a
 * hardware wallet the account `operator` signs, and where it asks for a key at the keyboard the key of that account is
 * taken: a test has neither.
 */
export function openTerminal(
  keys: Readonly<Record<string, Hex>>,
  env: Readonly<Record<string, string>>,
): Terminal {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'terminal-'));
  const password = path.join(home, 'password');
  fs.writeFileSync(password, 'secret');
  const child = spawn('bash', ['--noprofile', '--norc'], {
    cwd: home,
    env: {
      PATH: [path.dirname(foundry('cast')), path.dirname(foundry('forge')), process.env.PATH].join(
        ':',
      ),
      HOME: home,
      NO_PROXY: '*',
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });

  let printed = '';
  let waiting: (() => void) | undefined;
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    waiting?.();
  });
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));

  const run: Terminal['run'] = async (commands) => {
    const file = path.join(home, 'commands.sh');
    fs.writeFileSync(file, `${commands}\n`);
    printed = '';
    const how = commands.startsWith('#!') ? 'bash' : 'source';
    child.stdin.write(`failed=0; ${how} ${file} < /dev/null; echo "${MARK} $failed"\n`);
    const end = new RegExp(`${MARK} (\\d+)\\n$`);
    await new Promise<void>((resolve, reject) => {
      waiting = () => end.test(printed) && resolve();
      void gone.then(() => reject(new Error(`the shell ended:\n${printed}`)));
    });
    const failed = end.exec(printed)?.[1] !== '0';
    const output = printed.replace(end, '');
    if (failed) throw new Error(`${commands}\n${output}`);
    return output;
  };

  const importing = Object.entries(keys)
    .map(([name, key]) => `command cast wallet import ${name} --private-key ${key} > /dev/null`)
    .join('\n');
  const ready = run(`
    exec 2>&1
    set -E -o pipefail
    trap 'failed=1' ERR
    export CAST_UNSAFE_PASSWORD=secret
    ${importing}
    unset CAST_UNSAFE_PASSWORD
    cast() {
      if [[ "$1 $2" == 'wallet import' || ( "$1 $2" == 'wallet new' && -e "$3/$4" ) ]]; then return; fi
      local given=()
      for word in "$@"; do
        if [[ "$word" == --ledger ]]; then given+=(--account operator); else given+=("$word"); fi
      done
      if [[ " \${given[*]} " == *' --account '* ]]; then given+=(--password-file ${password}); fi
      command cast "\${given[@]}"
    }
    forge() {
      local given=("$@")
      if [[ " $* " == *' --account '* ]]; then given+=(--password-file ${password}); fi
      command forge "\${given[@]}"
    }
  `);

  return {
    run: (commands) => ready.then(() => run(commands)),
    async close() {
      child.stdin.end();
      await gone;
      fs.rmSync(home, {recursive: true, force: true});
    },
  };
}
