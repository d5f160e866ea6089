// cspell:ignore eror errored lvl
import {describe, expect, it} from 'vitest';
import {queryOfError} from '../../../src/pastedError/query';

const HASH = `0x${'ab'.repeat(32)}`;
const ADDRESS = `0x${'Ab'.repeat(20)}`;

describe('queryOfError', () => {
  it.each([
    [
      'an answer of a node',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"exceed maximum block range: 5000"}}',
      '-32000 exceed maximum block range: 5000',
    ],
    [
      'an error object',
      '{"code": -32601, "message": "the method eth_foo does not exist/is not available"}',
      '-32601 the method eth_foo does not exist/is not available',
    ],
    [
      'an indented answer',
      '{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "error": {\n    "code": -32602,\n    "message": "missing value for required argument 0"\n  }\n}',
      '-32602 missing value for required argument 0',
    ],
    [
      'an answer that is cut off',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"nonce too l',
      '-32000 nonce too l',
    ],
    [
      'the message first',
      '{"message":"header not found","code":-32000}',
      '-32000 header not found',
    ],
    [
      'escaped quotes',
      'body="{\\"jsonrpc\\":\\"2.0\\",\\"id\\":5,\\"error\\":{\\"code\\":-32000,\\"message\\":\\"nonce too low\\"}}"',
      '-32000 nonce too low',
    ],
    [
      'quotes within the message',
      '{"code":-32602,"message":"invalid argument 0: json: cannot unmarshal hex string without 0x prefix into Go value of type \\"hexutil.Uint64\\""}',
      '-32602 invalid argument 0: json: cannot unmarshal hex string',
    ],
    [
      'HTML-escaped JSON',
      '{&quot;code&quot;:-32000,&quot;message&quot;:&quot;already known&quot;}',
      '-32000 already known',
    ],
    [
      'numeric escapes of HTML',
      '{&#34;code&#34;:-32000,&#34;message&#34;:&#34;already known&#34;}',
      '-32000 already known',
    ],
    ['typographic quotes', '{“code”: −32000, “message”: “nonce too low”}', '-32000 nonce too low'],
    [
      'a minus sign (U+2212)',
      'error code −32000: transaction underpriced',
      '-32000 transaction underpriced',
    ],
    [
      'an en dash',
      '{"code":–32000,"message":"transaction underpriced"}',
      '-32000 transaction underpriced',
    ],
    [
      'full-width characters',
      '{"code":－３２０００,"message":"transaction underpriced"}',
      '-32000 transaction underpriced',
    ],
    [
      'a JavaScript object',
      "{ code: -32000, message: 'replacement transaction underpriced' }",
      '-32000 replacement transaction underpriced',
    ],
    [
      'a Python error',
      "ValueError: {'code': -32000, 'message': 'insufficient funds for gas * price + value'}",
      '-32000 insufficient funds for gas * price + value',
    ],
    [
      'web3.py 7',
      "web3.exceptions.Web3RPCError: {'code': -32000, 'message': 'nonce too low: next nonce 7, tx nonce 3'}",
      '-32000 nonce too low: next nonce 7, tx nonce 3',
    ],
    [
      'a contract error of web3.py',
      "web3.exceptions.ContractLogicError: ('execution reverted: ValidatorNotExisted', '0x056e8811')",
      'execution reverted: ValidatorNotExisted, 0x056e8811',
    ],
    [
      'ethers 6, wrapped',
      `could not coalesce error (error={ "code": -32000, "message": "transaction underpriced: gas tip cap 1, minimum needed 100000000" }, payload={ "id": 4, "jsonrpc": "2.0", "method": "eth_sendRawTransaction", "params": [ "${HASH}" ] }, code=UNKNOWN_ERROR, version=6.13.4)`,
      '-32000 transaction underpriced: gas tip cap 1, minimum needed',
    ],
    [
      'ethers 6, a revert with a reason',
      'Error: execution reverted: "Insufficient balance" (action="estimateGas", data="0x08c379a0", reason="Insufficient balance", transaction={ "to": "0x00" }, code=CALL_EXCEPTION, version=6.7.0)',
      'Insufficient balance',
    ],
    [
      'ethers 5, a body in a text',
      'Error: processing response error (body="{\\"jsonrpc\\":\\"2.0\\",\\"id\\":47,\\"error\\":{\\"code\\":-32000,\\"message\\":\\"insufficient funds for transfer\\"}}", error={"code":-32000}, requestBody="{}", code=SERVER_ERROR, version=web/5.7.1)',
      '-32000 insufficient funds for transfer',
    ],
    [
      'viem, the details line',
      `TransactionExecutionError: Nonce provided for the transaction is lower than the current nonce of the account.\n\nRequest Arguments:\n  from: ${ADDRESS}\n\nDetails: nonce too low: next nonce 5, tx nonce 4\nVersion: viem@2.21.0`,
      'nonce too low: next nonce 5, tx nonce 4',
    ],
    [
      'viem without details',
      'AbiErrorSignatureNotFoundError: Encoded error signature "0x1e4fbdf7" not found on ABI.',
      'Encoded error signature 0x1e4fbdf7 not found on ABI',
    ],
    [
      'cast',
      'Error: server returned an error response: error code -32000: gas required exceeds allowance (0)',
      '-32000 gas required exceeds allowance 0',
    ],
    [
      'cast, a revert with data',
      'Error: server returned an error response: error code 3: execution reverted, data: "0x64689b5f"',
      '3 execution reverted 0x64689b5f',
    ],
    [
      'an older cast',
      '(code: -32000, message: execution reverted: not enough stake, data: Some(String("0x08c379a0")))',
      '-32000 execution reverted: not enough stake',
    ],
    ['web3.js', 'Error: Returned error: known transaction', 'known transaction'],
    [
      'web3.js 4',
      'ResponseError: Returned error: exceed maximum block range: 5000',
      'exceed maximum block range: 5000',
    ],
    [
      'Hardhat with a stack',
      'ProviderError: max fee per gas less than block base fee\n    at HttpProvider.request (/app/node_modules/hardhat/src/internal/core/providers/http.ts:90:21)\n    at processTicksAndRejections (node:internal/process/task_queues:95:5)',
      'max fee per gas less than block base fee',
    ],
    [
      'a console of a browser',
      'Uncaught (in promise) Error: user rejected transaction',
      'user rejected transaction',
    ],
    [
      'MetaMask, the error within the error',
      '{"code":-32603,"message":"Internal JSON-RPC error.","data":{"code":-32000,"message":"intrinsic gas too low"}}',
      '-32000 intrinsic gas too low',
    ],
    [
      'a revert with a contract’s own error',
      '{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x056e8811"}}',
      '3 execution reverted 0x056e8811',
    ],
    [
      'a revert with a reason has no selector',
      '{"code":3,"message":"execution reverted: Foo","data":"0x08c379a0000000000000000000000000"}',
      '3 execution reverted: Foo',
    ],
    [
      'a log line of the node',
      'WARN [03-05|10:00:00.000] Served eth_getLogs   conn=1.2.3.4:5555 reqid=7 duration="12µs" err="exceed maximum block range: 5000"',
      'exceed maximum block range: 5000',
    ],
    [
      'a log line in the older form',
      't=2024-03-05T10:00:00 lvl=eror msg="Failed to unlock account" err="could not decrypt key with given password"',
      'could not decrypt key with given password',
    ],
    [
      'a fatal line',
      'Fatal: Failed to register the Ethereum service: database contains incompatible genesis',
      'Failed to register the Ethereum service: database contains',
    ],
    [
      'a Go error',
      'panic: invalid memory address or nil pointer dereference',
      'invalid memory address or nil pointer dereference',
    ],
    [
      'values that differ each time',
      `Error: header for hash ${HASH} not found`,
      'header for hash not found',
    ],
    [
      'an error of an SDK in Java',
      'org.web3j.protocol.exceptions.TransactionException: Transaction has failed with status: 0x0',
      'Transaction has failed with status: 0x0',
    ],
    [
      'a batch',
      '[{"jsonrpc":"2.0","id":1,"result":"0x1"},{"jsonrpc":"2.0","id":2,"error":{"code":-32000,"message":"header not found"}}]',
      '-32000 header not found',
    ],
  ])('takes the query from %s', (_what, pasted, expected) => {
    expect(queryOfError(pasted)).toBe(expected);
  });

  it.each([
    'eth_getLogs',
    '-32000',
    'nonce too low',
    'how do I delegate?',
    'https://rpc.network.example',
    HASH,
    '',
    '{}',
    'validator '.repeat(1000),
  ])('leaves %j as it is', (pasted) => {
    expect(queryOfError(pasted)).toBeUndefined();
  });

  it('takes at most 64 characters, of any text in linear time', () => {
    /** Processor time, which other processes do not affect, in microseconds. */
    const costOf = (repeats: number): number => {
      const before = process.cpuUsage();
      for (const text of ['{"message":"', '"code":', 'Error: ', "err='", '(((', '\\"']) {
        expect((queryOfError(text.repeat(repeats)) ?? '').length).toBeLessThanOrEqual(64);
      }
      const {user, system} = process.cpuUsage(before);
      return user + system;
    };
    costOf(1_000);
    // Four times the text: in quadratic time it would be 16 times the cost.
    expect(costOf(40_000) / costOf(10_000)).toBeLessThan(10);
  });
});
