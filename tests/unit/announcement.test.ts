import {describe, expect, it} from 'vitest';
import {loadProfile} from '@site/src/profile/load';
import {announcementBar} from '@site/src/profile/announcement';

const shipped = loadProfile(`${__dirname}/../..`, 'current');
const own = {...shipped, name: 'Another Network'};

describe('the announcement bar', () => {
  it('owns up to the placeholder profile and says where to change it', () => {
    const bar = announcementBar(shipped);
    expect(bar?.content).toContain('no real network');
    expect(bar?.content).toContain(`href="${shipped.repositories.docs.url}#readme"`);
  });

  it('is absent for a network of one’s own without an announcement', () => {
    expect(announcementBar(own)).toBeUndefined();
  });

  it.each([shipped, own])('gives way to the announcement of the profile of $name', (network) => {
    const announcement = {id: 'fork-7', content: 'The fork is on <b>Monday</b>.'};
    expect(announcementBar({...network, site: {...network.site, announcement}})).toEqual({
      ...announcement,
      isCloseable: true,
    });
  });
});
