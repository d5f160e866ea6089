/*
 * Machines for the commands of the pages, with the lineage's real node: each has folders that replace `/etc/geth` and
 * `/var/lib/geth`, and a shell in which `sudo` does not change the user.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {blocksOf, readPage} from './pages';

const SHELL = `
set -euo pipefail
sudo() { while [[ "$1" == -* ]]; do if [[ "$1" == -u ]]; then shift; fi; shift; done; "$@"; }
systemctl() { :; }
gpg() { command gpg --batch --pinentry-mode loopback --passphrase example "$@"; }
`;

/** One machine: a folder, and the node's program. */
export class Machine {
  constructor(
    readonly root: string,
    private readonly program: string,
    /** Version of the pages whose blocks it runs. */
    private readonly version = 'current',
  ) {
    fs.mkdirSync(path.join(root, 'home'), {recursive: true});
  }

  /** Local counterpart of a path on the pages. */
  at(file: string): string {
    return path.join(this.root, file);
  }

  private env(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    const folders = [this.at('usr'), path.dirname(this.program), process.env.PATH];
    return {
      ...process.env,
      PATH: folders.join(':'),
      HOME: this.at('home'),
      IPC: this.at('var/lib/geth/geth.ipc'),
      ...more,
    };
  }

  /**
   * Runs blocks of a page, found by their titles, in one shell with `input` as stdin, after `options` of that shell.
   * @returns their output; throws when one fails
   */
  type(
    id: string,
    titles: readonly string[],
    env: NodeJS.ProcessEnv = {},
    input = '',
    options = '',
  ): string {
    const blocks = blocksOf(readPage(this.version, id));
    const commands = titles.map((title) => {
      const block = blocks.find((each) => each.title === title);
      if (!block) throw new Error(`${id} has no block with the title ${title}.`);
      return block.value;
    });
    const script = [SHELL, options, ...commands]
      .join('\n')
      .replaceAll('-o geth -g geth ', '')
      .replaceAll(/(?<![\w/])\/(etc\/geth|var\/lib\/geth)\b/g, `${this.root}/$1`);
    const cwd = this.at('home');
    const {status, stdout, stderr} = spawnSync('bash', ['-c', script], {
      cwd,
      env: this.env(env),
      input,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${titles.join(', ')} failed:\n${stdout}${stderr}`);
    return stdout;
  }

  /** Creates what the node creates on its first start: its node key. */
  runOnce(): void {
    spawnSync(this.program, ['--datadir', this.at('var/lib/geth'), 'dumpconfig']);
  }
}
