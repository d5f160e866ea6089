import {describe, expect, it} from 'vitest';
import {withDerived} from '@site/src/profile/derived';
import {announcementBar} from '@site/src/profile/announcement';
import type {NetworkProfile} from '@site/src/profile/types';
import {shipped as placeholder} from './profile/shipped';

const shipped = withDerived(placeholder().network);
const own = JSON.parse(
  JSON.stringify(shipped)
    .replaceAll('Example', 'Another')
    .replaceAll('.example', '.org')
    .replaceAll('EXN', 'OTH')
    .replaceAll(/6471[34]/g, '56'),
) as NetworkProfile;

describe('the announcement bar', () => {
  it('reports the placeholder profile and where to change it', () => {
    const bar = announcementBar(shipped);
    expect(bar?.content).toContain('no real network');
    expect(bar?.content).toContain(`href="${shipped.repositories.docs.url}#readme"`);
  });

  it('reports placeholders that remain in an adopter’s profile', () => {
    const bar = announcementBar({...own, contacts: shipped.contacts});
    expect(bar?.content).toContain('still placeholders');
    expect(bar?.id).not.toBe(announcementBar(shipped)?.id);
  });

  it('is absent for a complete profile without an announcement', () => {
    expect(announcementBar(own)).toBeUndefined();
  });

  it.each([shipped, own])('is replaced by the announcement of the profile of $name', (network) => {
    const announcement = {id: 'fork-7', content: 'The fork is on <b>Monday</b>.'};
    expect(announcementBar({...network, site: {...network.site, announcement}})).toEqual({
      ...announcement,
      isCloseable: true,
    });
  });
});
