/** An error as a node answers it. */
export interface Given {
  readonly code: number;
  readonly message: string;
  readonly data?: string;
  readonly method: string;
}

/** How libraries, tools and logs print an error; the first ones also name the method. */
export const FORMS: Readonly<Record<string, (error: Given) => string>> = {
  'a line of the log of the node': ({method, message}) =>
    `WARN [11-23|16:43:39.000] Served ${method.padEnd(24)} reqid=1 duration=1.2ms err=${JSON.stringify(message)} X-Forwarded-For=nil`,
  'the output of viem': ({method, message}) =>
    `RpcRequestError: RPC Request failed.\n\nURL: https://rpc.example\nRequest body: {"method":"${method}","params":[]}\n\nDetails: ${message}\nVersion: viem@2.57.0\n    at request (index.js:1:1)`,
  'the output of ethers': ({method, code, message, data}) =>
    `Error: could not coalesce error (error={ "code": ${code}, "message": ${JSON.stringify(message)}${data === undefined ? '' : `, "data": "${data}"`} }, payload={ "id": 2, "jsonrpc": "2.0", "method": "${method}", "params": [  ] }, code=UNKNOWN_ERROR, version=6.16.0)`,
  'a response': ({code, message, data}) =>
    JSON.stringify({jsonrpc: '2.0', id: 1, error: {code, message, data}}, null, 2),
  'an error object': ({code, message}) => JSON.stringify({code, message}),
  'an error in the error of a wallet': ({code, message}) =>
    JSON.stringify({
      code: -32603,
      message: 'Internal JSON-RPC error.',
      data: {code, message},
    }),
  'the output of cast': ({code, message, data}) =>
    `Error: server returned an error response: error code ${code}: ${message}${data === undefined ? '' : `, data: "${data}"`}`,
  'the output of web3.py': ({code, message}) => {
    const text = message.includes("'")
      ? JSON.stringify(message)
      : `'${message.replaceAll('\\', '\\\\')}'`;
    return `Traceback (most recent call last):\n  File "a.py", line 1\nweb3.exceptions.Web3RPCError: {'code': ${code}, 'message': ${text}}`;
  },
  'a line of a stack': ({message}) =>
    `Uncaught (in promise) Error: ${message}\n    at main (a.js:1:1)`,
  'a code with a typeset minus, and a message': ({code, message}) =>
    `${String(code).replace('-', '\u2212')} ${message}`,
  'a message': ({message}) => message,
  'a message in quotes with a full stop': ({message}) => `\u201c${message}\u201d.`,
};

/** Forms that do not name the method. */
export const WITHOUT_METHOD = Object.keys(FORMS).slice(3);
