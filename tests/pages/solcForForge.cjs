#!/usr/bin/env node
/*
 * Replaces the native Solidity compiler, which npm does not have: forge asks it for its version and passes it standard
 * JSON.
 */
const fs = require('node:fs');
const solc = require('solc');

if (process.argv.includes('--version')) {
  const version = solc.version().replace('Emscripten.clang', 'Linux.g++');
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`);
} else {
  process.stdout.write(solc.compile(fs.readFileSync(0, 'utf8')));
}
