import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {close, listen} from '../../../scripts/static-server/listen';

/** A running program or server that can be stopped. */
export interface Running {
  stop(): Promise<void>;
}

/** A web server on a free port of this machine. */
export interface Served extends Running {
  readonly address: string;
}

/** Serves requests on `port`, or a free one. */
export async function serve(listener: http.RequestListener, port = 0): Promise<Served> {
  const server = http.createServer(listener);
  return {
    address: `127.0.0.1:${await listen(server, port)}`,
    stop: () => close(server),
  };
}

/** Addresses on this machine in place of those of the plan. */
export interface Local {
  readonly prometheus: string;
  readonly alertmanager: string;
  readonly exporter: string;
  readonly validator: string;
  /** The other nodes. */
  readonly others: string;
}

/** The configuration of Prometheus for programs on this machine. */
export function localConfig(config: string, local: Local): string {
  return config
    .replaceAll('127.0.0.1:9093', local.alertmanager)
    .replaceAll('127.0.0.1:9090', local.prometheus)
    .replaceAll(/[\d.]+:9100/g, local.exporter)
    .replace(/10\.0\.0\.10:6060/, local.validator)
    .replaceAll(/10\.[\d.]+:6060/g, local.others);
}

/** All delays are reduced to a second; the behaviour stays the same. */
export function hurry(text: string): string {
  return text.replace(/^(\s*(?:for|\w+_interval|group_wait): )\d+[smh]$/gm, '$11s');
}

/** Starts a program and waits until it has printed `ready`. Its output goes to `<name>.log` in the folder. */
export async function startProgram(
  folder: string,
  command: string,
  args: readonly string[],
  ready: RegExp,
): Promise<Running> {
  const child = spawn(command, args, {cwd: folder, stdio: ['ignore', 'pipe', 'pipe']});
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      printed += chunk.toString();
      fs.appendFileSync(path.join(folder, `${path.basename(command)}.log`), chunk);
      if (ready.test(printed)) resolve();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}:\n${printed}`)));
  });
  return {
    async stop() {
      child.kill();
      await gone;
    },
  };
}

/** Received messages, with a way to wait for one. */
export class Inbox<Message> {
  private readonly arrived: Message[] = [];
  private readonly waiting = new Set<() => void>();

  add(message: Message): void {
    this.arrived.push(message);
    for (const check of this.waiting) check();
  }

  /** The first matching message, received already or later. */
  first(fits: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve) => {
      const check = (): void => {
        const found = this.arrived.find(fits);
        if (found === undefined) return;
        this.waiting.delete(check);
        resolve(found);
      };
      this.waiting.add(check);
      check();
    });
  }
}
