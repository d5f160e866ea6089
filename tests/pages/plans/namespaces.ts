/** Machines of a plan as network namespaces of Linux on one bridge, which is the monitor's. */
import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import {findProgram} from '../../tools';

const ip = (...args: string[]) =>
  execFileSync(findProgram('ip') ?? 'ip', args, {stdio: ['ignore', 'pipe', 'pipe']});

/** Why namespaces cannot be made here; empty when they can. */
export function refusalOfNamespaces(): string {
  if (process.getuid?.() !== 0) return 'only the superuser may make network namespaces';
  const name = `try${process.pid}`;
  const {status, stderr} = spawnSync('ip', ['netns', 'add', name], {encoding: 'utf8'});
  if (status !== 0) return stderr;
  ip('netns', 'delete', name);
  return '';
}

/** A network of machines, deleted with all their programs by `remove`. */
export class Namespaces {
  private readonly names: string[] = [];
  private readonly programs: ChildProcess[] = [];
  private readonly hub = this.nameOf('hub');

  constructor(hubAddresses: readonly string[]) {
    this.add(this.hub);
    ip('-n', this.hub, 'link', 'add', 'bridge', 'type', 'bridge');
    for (const address of hubAddresses)
      ip('-n', this.hub, 'address', 'add', address, 'dev', 'bridge');
    ip('-n', this.hub, 'link', 'set', 'bridge', 'up');
  }

  private nameOf(machine: string): string {
    return `plan${process.pid}${machine}`;
  }

  private add(name: string): void {
    ip('netns', 'add', name);
    this.names.push(name);
    ip('-n', name, 'link', 'set', 'lo', 'up');
  }

  /** Connects a machine with addresses such as `10.0.0.10/24`, and routes to networks beside its own. */
  connect(machine: string, addresses: readonly string[], routes: readonly string[]): void {
    const name = this.nameOf(machine);
    this.add(name);
    const end = `to${this.names.length}`;
    ip('-n', name, 'link', 'add', 'eth0', 'type', 'veth', 'peer', 'name', end, 'netns', this.hub);
    ip('-n', this.hub, 'link', 'set', end, 'master', 'bridge', 'up');
    for (const address of addresses) ip('-n', name, 'address', 'add', address, 'dev', 'eth0');
    ip('-n', name, 'link', 'set', 'eth0', 'up');
    for (const route of routes) ip('-n', name, 'route', 'add', route, 'dev', 'eth0');
  }

  /** Runs a command on a machine to its end. */
  run(machine: string, command: string, args: readonly string[]) {
    const all = ['netns', 'exec', this.nameOf(machine), command, ...args];
    const {status, stdout, stderr} = spawnSync('ip', all, {encoding: 'utf8', timeout: 60_000});
    return {code: status, output: `${stdout}${stderr}`};
  }

  /** Starts a program on a machine; all that it prints goes to a file. */
  start(machine: string, command: string, args: readonly string[], log: string): ChildProcess {
    const output = fs.openSync(log, 'w');
    const all = ['netns', 'exec', this.nameOf(machine), command, ...args];
    const child = spawn('ip', all, {stdio: ['ignore', output, output]});
    fs.closeSync(output);
    this.programs.push(child);
    return child;
  }

  /** Whether a machine can connect to a port of another. */
  reaches(machine: string, address: string, port: number): boolean {
    const attempt = `exec 3<>/dev/tcp/${address}/${port}`;
    return this.run(machine, 'timeout', ['2', 'bash', '-c', attempt]).code === 0;
  }

  remove(): void {
    for (const child of this.programs) child.kill('SIGKILL');
    for (const name of this.names) ip('netns', 'delete', name);
  }
}
