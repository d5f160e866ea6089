import {describe, expect, it} from 'vitest';
import {loadProfile} from '../../../src/profile/load';
import type {Chain} from '../../../src/profile/types';
import {endpoints} from '../../../src/worked/endpoints';

const profile = loadProfile(process.cwd(), 'current');
const http = [{url: 'https://first.example', operator: 'x'}];
const archive = [{url: 'https://archive.example', operator: 'x'}];

function logsOf(changed: Partial<Chain>): unknown {
  const {archive: _archive, ...mainnet} = profile.chains.mainnet;
  const chains = {...profile.chains, mainnet: {...mainnet, http, ...changed} as Chain};
  return endpoints({...profile, chains}).endpoints?.logs;
}

describe('the endpoint for logs', () => {
  it('is the archive', () => {
    expect(logsOf({archive, blockedMethods: ['eth_getLogs']})).toBe('https://archive.example');
  });

  it('is the first public one if it answers', () => {
    expect(logsOf({blockedMethods: ['debug_*']})).toBe('https://first.example');
  });

  it('is the reader’s own node if no other answers', () => {
    expect(logsOf({blockedMethods: ['eth_getLogs']})).toBe('http://127.0.0.1:8545');
  });
});
