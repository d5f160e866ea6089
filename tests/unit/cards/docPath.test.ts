import {describe, expect, it} from 'vitest';
import {docPath} from '../../../src/components/Cards/docPath';

const docs = [
  {id: 'endpoint', path: '/next/endpoint'},
  {id: 'staking/overview', path: '/next/staking/overview'},
];

describe('docPath', () => {
  it('finds the page of the same version', () => {
    expect(docPath(docs, 'staking/overview')).toBe('/next/staking/overview');
  });

  it('throws an error with the card and the known ids when there is no such document', () => {
    expect(() => docPath(docs, 'staking')).toThrow(
      '<Card to="staking">: expected the id of a document of this version. Known ids: endpoint, staking/overview',
    );
  });
});
