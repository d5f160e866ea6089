import type {CollectionRequest} from './collection';

/** What the scripts of a program call. */
interface Vocabulary {
  readonly test: string;
  readonly expect: string;
  /** Expression of the answer as parsed JSON. */
  readonly answer: string;
}

const POSTMAN: Vocabulary = {test: 'pm.test', expect: 'pm.expect', answer: 'pm.response.json()'};
const BRUNO: Vocabulary = {test: 'test', expect: 'expect', answer: 'res.getBody()'};

function testWith(
  {method, result}: CollectionRequest,
  {test, expect, answer}: Vocabulary,
): string[] {
  return [
    `${test}(${JSON.stringify(`${method} answers with a result`)}, () => {`,
    `  const answer = ${answer};`,
    '  if (answer.error) throw new Error(`${answer.error.code} ${answer.error.message}`);',
    `  ${expect}(answer).to.include({jsonrpc: "2.0", id: 1});`,
    `  ${expect}(answer).to.have.property("result");`,
    `  ${expect}(answer.result).to.have.jsonSchema(${JSON.stringify(result)});`,
    '});',
  ];
}

/** Lines of Postman's test that the answer to a request is a result of its method. */
export function postmanTest(request: CollectionRequest): string[] {
  return testWith(request, POSTMAN);
}

/** The same for Bruno. */
export function brunoTest(request: CollectionRequest): string {
  return testWith(request, BRUNO).join('\n');
}

/** Lines of Postman's script that skips a request unless a variable is `yes`. */
export function postmanGuard(variable: string): string[] {
  return [
    `if (pm.variables.get(${JSON.stringify(variable)}) !== "yes") {`,
    `  console.log(${JSON.stringify(`Not sent: set the variable ${variable} to yes first.`)});`,
    '  pm.execution.skipRequest();',
    '}',
  ];
}

/** The same for Bruno, which skips requests of a run only: one that is sent alone fails. */
export function brunoGuard(variable: string): string {
  return [
    `if (bru.interpolate(${JSON.stringify(`{{${variable}}}`)}) !== "yes") {`,
    '  if (req.getExecutionMode() === "standalone") {',
    `    throw new Error(${JSON.stringify(`Not sent: set the variable ${variable} to yes first.`)});`,
    '  }',
    '  bru.runner.skipRequest();',
    '}',
  ].join('\n');
}
