#!/usr/bin/env node
/* Stands in for the native Solidity compiler, which npm does not have: forge asks it for its version and hands it standard JSON. */
const fs = require('node:fs');
const solc = require('solc');

if (process.argv.includes('--version')) {
  const version = solc.version().replace('Emscripten.clang', 'Linux.g++');
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${version}`);
} else {
  process.stdout.write(solc.compile(fs.readFileSync(0, 'utf8')));
}
