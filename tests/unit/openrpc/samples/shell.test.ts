import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {closesStream, isStream} from '@site/src/openrpc/samples/call';
import {curl} from '@site/src/openrpc/samples/curl';
import {json} from '@site/src/openrpc/samples/json';
import {findProgram} from '../../../tools';
import {CALLS, EXAMPLES} from './calls';

const request = ({method, params}: (typeof CALLS)[number]) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params,
});

/** Arguments of each command in a script, as the shell passes them. */
function argumentsOfScript(script: string): string[][] {
  // Neither words nor the end of a command can contain a NUL.
  const show = `printf '%s\\0' "$@"; printf '\\0'`;
  const output = execFileSync('sh', ['-c', `curl() { ${show}; }\nnpx() { ${show}; }\n${script}`]);
  const commands = output.toString().split('\0\0').slice(0, -1);
  return commands.map((command) => command.split('\0'));
}

describe('the sample for the shell', () => {
  it('passes the exact request to the program, with any content', () => {
    // One shell for all: each sample is a command, and an unclosed quote would swallow the next.
    const calls = CALLS.filter((call) => !(isStream(call) && closesStream(call)));
    const seen = argumentsOfScript(calls.map(curl).join('\n'));
    expect(seen).toHaveLength(calls.length);
    calls.forEach((call, index) => {
      const [flag, body, ...rest] = seen[index]?.slice(-2) ?? [];
      expect([flag, rest], call.title).toEqual([isStream(call) ? '-x' : '-d', []]);
      expect(JSON.parse(body ?? ''), call.title).toEqual(request(call));
      expect(seen[index], call.title).toContain(call.endpoint);
    });
  });

  it('ends a subscription on the connection that opened it', () => {
    const calls = CALLS.filter((call) => isStream(call) && closesStream(call));
    expect(calls.map(({method}) => method)).toEqual([
      'eth_unsubscribe',
      'debug_unsubscribe',
      'admin_unsubscribe',
    ]);
    for (const call of calls) {
      expect(argumentsOfScript(curl(call)), call.title).toEqual([['wscat', '-c', call.endpoint]]);
      const typed = curl(call).split('\n# > ').slice(1);
      const requests = typed.map(
        (text) => JSON.parse(text.replaceAll('\n#', '')) as {method: string},
      );
      expect(requests[0]?.method, call.title).toBe(call.method.replace('_un', '_'));
      expect(requests[1], call.title).toEqual(request(call));
    }
  });

  it('fits the page: only a value, with its name, is longer than a line, and no line is empty', () => {
    const value = /^ *(?:"[^"]*": )?"[^"]*",?$/u;
    const lines = EXAMPLES.flatMap((call) => curl(call).split('\n'));
    expect(lines.filter((line) => line.length > 84 && !value.test(line))).toEqual([]);
    expect(lines).not.toContain('');
  });

  it('quotes addresses with shell syntax', () => {
    const [seen] = argumentsOfScript(
      curl({method: 'eth_chainId', params: [], endpoint: "https://rpc.example/?key=a&b='c'"}),
    );
    expect(seen).toContain("https://rpc.example/?key=a&b='c'");
  });

  const folder = mkdtempSync(path.join(tmpdir(), 'samples-shell-'));
  afterAll(() => rmSync(folder, {recursive: true, force: true}));
  const shellcheck = findProgram('shellcheck');
  it.skipIf(shellcheck === undefined)('passes ShellCheck', () => {
    const file = path.join(folder, 'samples.sh');
    // SC2016 and SC1003 ask whether $ and \\ in single quotes are literal: they are, in data.
    const scripts = CALLS.map(curl).join('\n');
    writeFileSync(file, `#!/bin/sh\n# shellcheck disable=SC2016,SC1003\n${scripts}\n`);
    expect(spawnSync(shellcheck ?? '', [file], {encoding: 'utf8'}).stdout).toBe('');
  });
});

it('the raw request is the request', () => {
  for (const call of CALLS) expect(JSON.parse(json(call)), call.title).toEqual(request(call));
});
