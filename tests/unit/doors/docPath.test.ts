import {describe, expect, it} from 'vitest';
import {docPath} from '../../../src/components/Doors/docPath';

const docs = [
  {id: 'endpoint', path: '/next/endpoint'},
  {id: 'staking/overview', path: '/next/staking/overview'},
];

describe('docPath', () => {
  it('finds the page of the same version', () => {
    expect(docPath(docs, 'staking/overview')).toBe('/next/staking/overview');
  });

  it('names the door and the ids that exist when there is no such document', () => {
    expect(() => docPath(docs, 'staking')).toThrow(
      '<Door to="staking">: expected the id of a document of this version. Known ids: endpoint, staking/overview',
    );
  });
});
