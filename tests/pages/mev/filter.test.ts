import {createHash} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {findProgram} from '../../tools';
import {serve, startProgram, type Running, type Served} from '../monitoring/live';
import {freePort} from '../../server/freePort';
import {blocksIn} from '../pages';
import {lacks, run} from '../run';

const FILTER = 'Validator: /etc/nginx/conf.d/mev-filter.conf';
const FRONT = 'MEV sentry: /etc/nginx/conf.d/mev-sentry.conf';
const configurations = blocksIn('nginx');

/** An nginx configuration that stays within its folder. */
function around(folder: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr notice; events {}
http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${servers}
}`,
  );
  return file;
}

/** Stands behind nginx: records each body that arrives, and answers `{}`. */
function recording(arrived: string[]): Promise<Served> {
  return serve((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      arrived.push(Buffer.concat(pieces).toString());
      response.end('{}');
    });
  });
}

describe.skipIf(lacks('nginx'))('nginx', () => {
  let folder: string;

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mev-filter-'));
  });
  afterAll(() => fs.rmSync(folder, {recursive: true}));

  test.skipIf(lacks('openssl')).each(configurations)('accepts $title of $at', ({value}) => {
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=sentry.validator.example', '-days', '1', '-nodes'];
    const files = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...files, ...subject], {
      stdio: 'ignore',
    });
    const local = value
      .replace(/\S+fullchain\.pem/, certificate)
      .replace(/\S+privkey\.pem/, key)
      .replace(/listen 443/, 'listen 8443')
      .replace(/listen 10\.[\d.]+/, 'listen 127.0.0.1');
    const {code, output} = run(findProgram('nginx') ?? '', [
      '-t',
      ...['-p', folder, '-c', around(folder, local)],
    ]);
    expect(code, output).toBe(0);
  });

  describe('in front of the MEV sentry', () => {
    const arrived: string[] = [];
    let sentry: Served;
    let nginx: Running;
    let port: number;

    beforeEach(async () => {
      arrived.length = 0;
      sentry = await recording(arrived);
      port = await freePort();
      const value = configurations.find(({title}) => title === FRONT)?.value ?? '';
      const local = value
        .replace(/listen 443 ssl/, `listen 127.0.0.1:${port}`)
        .replace(/ssl_certificate.*\n/g, '\n')
        // A slow machine sends few requests a second.
        .replace('rate=50r/s', 'rate=1r/s')
        .replace(/http:\/\/10\.[\d.:]+/, `http://${sentry.address}`);
      const args = ['-p', folder, '-c', around(folder, local)];
      nginx = await startProgram(folder, findProgram('nginx') ?? '', args, /start|using the/);
    });
    afterEach(async () => {
      await nginx.stop();
      await sentry.stop();
    });

    const ask = (body: string) => fetch(`http://127.0.0.1:${port}/`, {method: 'POST', body});

    test('answers 429 to one address that floods it, and passes a burst of bids', async () => {
      const flood = async (count: number) => {
        const answers = await Promise.all(Array.from({length: count}, () => ask('{}')));
        return new Set(answers.map(({status}) => status));
      };
      expect([...(await flood(40))]).toEqual([200]);
      expect([...(await flood(30))].sort()).toEqual([200, 429]);
      expect(arrived.length).toBeLessThan(70);
    });

    test('passes a bid as it is, and no batch, which would count as one request', async () => {
      const bid = `{"jsonrpc":"2.0","id":1,"method":"mev_sendBid","params":["${'ab'.repeat(2_400_000)}"]}`;
      await ask(bid);
      expect(arrived).toEqual([bid]);
      for (const start of ['', ' ', '\r\n\t']) {
        await ask(`${start}[${'{"jsonrpc":"2.0","id":1,"method":"mev_hasBuilder"},'.repeat(9)}{}]`);
      }
      expect(arrived.slice(1)).toEqual(['{}', '{}', '{}']);
    });

    // Each may occupy the MEV sentry for as long as the builder's address does not answer.
    test('passes no report, however its name is written: the validator sends them past nginx', async () => {
      for (const name of ['mev_reportIssue', 'mev_report\\u0049ssue', '\\u006dev_reportIssue']) {
        await ask(`{"jsonrpc":"2.0","id":1,"method":"${name}","params":[{}]}`);
      }
      expect(arrived).toEqual(['{}', '{}', '{}']);
    });
  });

  describe('with the filter of the page', () => {
    const arrived: string[] = [];
    let geth: Served;
    let nginx: Running;
    let port: number;

    beforeAll(async () => {
      geth = await recording(arrived);
      port = await freePort();
      const value = configurations.find(({title}) => title === FILTER)?.value ?? '';
      const local = value
        .replace(/listen [\d.:]+/, `listen 127.0.0.1:${port}`)
        .replace(/allow [\d.]+/, 'allow 127.0.0.1')
        .replace(/http:\/\/127\.0\.0\.1:\d+/, `http://${geth.address}`);
      const args = ['-p', folder, '-c', around(folder, local)];
      nginx = await startProgram(folder, findProgram('nginx') ?? '', args, /start|using the/);
    });
    afterAll(async () => {
      await nginx.stop();
      await geth.stop();
    });

    /** Sends a body and returns the status and the forwarded body. */
    function send(body: string, chunked = false): Promise<{status?: number; reached?: string}> {
      arrived.length = 0;
      return new Promise((resolve, reject) => {
        const headers = chunked ? {} : {'content-length': Buffer.byteLength(body)};
        const request = http.request(
          {host: '127.0.0.1', port, method: 'POST', headers},
          (response) => {
            response.resume();
            response.on('end', () => resolve({status: response.statusCode, reached: arrived[0]}));
          },
        );
        request.once('error', reject);
        request.end(body);
      });
    }

    const call = (method: string, params = '[]'): string =>
      `{"jsonrpc":"2.0","id":7,"method":"${method}","params":${params}}`;

    test.each([
      'eth_chainId',
      'eth_getBalance',
      'eth_getTransactionCount',
      'mev_hasBuilder',
      'mev_params',
      'mev_running',
      'mev_sendBid',
    ])('%s is forwarded unchanged', async (method) => {
      expect((await send(call(method))).reached).toBe(call(method));
    });

    test('a request without parameters is forwarded in the MEV sentry’s format', async () => {
      const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
      expect((await send(body)).reached).toBe(body);
    });

    test('the numbers of a bid are not rounded, and large bids are forwarded, in one piece or in chunks', async () => {
      const body = call(
        'mev_sendBid',
        `[{"gasFee":12345678901234567891,"txs":["0x${'ab'.repeat(2e6)}"]}]`,
      );
      expect((await send(body)).reached).toBe(body);
      expect((await send(body, true)).reached).toBe(body);
    });

    // Some 28 times what a digest needs; `(?s)method.*method`, which goes back byte by byte, 55 times.
    test('large bids cost little time', async () => {
      const pid = fs.readFileSync(path.join(folder, 'nginx.pid'), 'utf8').trim();
      /** Processor time of nginx, in hundredths of a second, without that of the kernel. */
      const spent = (): number =>
        Number(fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[11]);
      const body = call('mev_sendBid', `[{"txs":["0x${'ab'.repeat(2e6)}"]}]`);
      const needed: number[] = [];
      const peer: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const before = spent();
        for (let count = 0; count < 10; count += 1)
          expect((await send(body)).reached?.length).toBe(body.length);
        needed.push(spent() - before);
        const start = process.cpuUsage();
        for (let count = 0; count < 10; count += 1) createHash('sha256').update(body).digest();
        peer.push(process.cpuUsage(start).user / 10_000);
      }
      expect(Math.min(...needed) / Math.min(...peer)).toBeLessThan(45);
    });

    const safe = '"jsonrpc":"2.0","id":7,"method":"eth_chainId"';
    const bad = '"eth_sendTransaction"';
    test.each([
      ['another method', call('eth_sendTransaction', '[{}]')],
      ['a method that only begins like one', call('eth_chainIdX')],
      ['a second method', `{${safe},"method":${bad}}`],
      ['a second method in capitals, which Go takes for the same', `{${safe},"METHOD":${bad}}`],
      ['a second method with a space', `{${safe},"method" :"eth_chainId"}`],
      ['a second method that only begins like one', `{${safe},"method":"eth_chainIdX"}`],
      ['a second method with an escape', `{${safe},"metho\\u0064":${bad}}`],
      ['a second method on a line of its own', `{${safe},\n"Method":${bad}}`],
      ['a second method after a megabyte', `{${safe},"x":"${'a'.repeat(1e6)}","method":${bad}}`],
      ['a batch', `[{${safe}},{"jsonrpc":"2.0","id":8,"method":${bad}}]`],
      ['an empty body', ''],
    ])('%s is forwarded as an empty request', async (_, body) => {
      expect((await send(body)).reached).toBe('{}');
    });

    test('a body that is too large is not forwarded', async () => {
      // What the node takes: defaultBodyLimit in rpc/http.go.
      const most = 5 * 1024 * 1024;
      const body = call('mev_sendBid', '["a"]').padEnd(most);
      // Lengths: to show how texts of this size differ takes minutes.
      expect((await send(body)).reached?.length).toBe(most);
      const {status, reached} = await send(`${body} `);
      expect({status, length: reached?.length}).toEqual({status: 413, length: undefined});
    });
  });
});
