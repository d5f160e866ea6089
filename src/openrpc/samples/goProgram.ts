import {PACKAGES} from './goValues';
import {GO} from './style';

/** Exits the program on an error. */
export const CHECK = 'if err != nil {\n\tlog.Fatal(err)\n}\n';

/** Connects `client` with a package's Dial. */
export function dial(name: 'ethclient' | 'rpc', endpoint: string): string {
  return `client, err := ${name}.Dial(${GO.text(endpoint)})\n${CHECK}defer client.Close()\n\n`;
}

/**
 * A complete program.
 *
 * @param standard packages of the standard library, by path
 * @param used packages by the name that the program uses, possibly repeated
 * @param body statements of main, not indented
 */
export function program(
  standard: readonly string[],
  used: readonly string[],
  body: string,
): string {
  const paths = [...standard, ...used.map((name) => PACKAGES[name] ?? name)];
  const sorted = [...new Set(paths)].sort().map((path) => `\t"${path}"`);
  const isFar = (line: string) => line.includes('.');
  const imports = [...sorted.filter((line) => !isFar(line)), '', ...sorted.filter(isFar)];
  const statements = body
    .trimEnd()
    .split('\n')
    .map((line) => (line === '' ? '' : `\t${line}`));
  return `package main

import (
${imports.join('\n')}
)

func main() {
${statements.join('\n')}
}`;
}
