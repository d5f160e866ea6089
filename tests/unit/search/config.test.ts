import {describe, expect, it} from 'vitest';
import {readSearchConfig} from '../../../src/search/config';

const credentials = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_KEY: 'key'};

describe('readSearchConfig', () => {
  it('is embedded if nothing is set', () => {
    expect(readSearchConfig({})).toMatchObject({mode: {kind: 'embedded'}, indexName: 'docs'});
    expect(readSearchConfig({ALGOLIA_APP_ID: ''}).mode.kind).toBe('embedded');
  });

  it('[7.7] is hosted with credentials, under the same index name', () => {
    expect(readSearchConfig(credentials)).toEqual({
      mode: {kind: 'hosted', hosts: []},
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
    });
  });

  it('accepts other hosts', () => {
    const {mode} = readSearchConfig({
      ...credentials,
      ALGOLIA_HOSTS: 'https://a.example, http://127.0.0.1:7700',
    });
    expect(mode).toEqual({kind: 'hosted', hosts: ['https://a.example', 'http://127.0.0.1:7700']});
  });

  it('rejects an incomplete configuration and lists what is missing', () => {
    expect(() => readSearchConfig({ALGOLIA_APP_ID: 'APP'})).toThrow(
      /ALGOLIA_SEARCH_KEY is missing/u,
    );
    expect(() => readSearchConfig({ALGOLIA_INDEX: 'x', ALGOLIA_HOSTS: 'nonsense/'})).toThrow(
      /ALGOLIA_APP_ID[\s\S]*ALGOLIA_SEARCH_KEY[\s\S]*"nonsense\/"[\s\S]*unset all/u,
    );
  });
});
