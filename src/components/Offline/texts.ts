import {translate} from '@docusaurus/Translate';
import type {Problem} from '../../offline/saving/problem';
import type {NotSavedTexts} from '../../offline/state';

/** Texts of the page that the service worker shows where it has none. */
export function notSavedTexts(language: string): NotSavedTexts {
  return {
    language,
    title: translate({
      id: 'site.offline.notSaved.title',
      message: 'This page is not saved on this device',
    }),
    explanation: translate({
      id: 'site.offline.notSaved.explanation',
      message: 'There is no connection, and this address is not among what you keep here.',
    }),
    saved: translate({id: 'site.offline.notSaved.versions', message: 'Saved on this device'}),
    pages: translate({id: 'site.offline.notSaved.pages', message: 'Pages that you read'}),
    again: translate({id: 'site.offline.notSaved.again', message: 'Try again'}),
  };
}

/** Why a version was not saved, and what to do. */
export function problemText(problem: Problem): string {
  switch (problem) {
    case 'stopped':
      return translate({
        id: 'site.offline.problem.stopped',
        message: 'Stopped. What has arrived stays.',
      });
    case 'network':
      return translate({
        id: 'site.offline.problem.network',
        message: 'The connection was lost. What has arrived stays: continue when it is back.',
      });
    case 'storage':
      return translate({
        id: 'site.offline.problem.storage',
        message:
          'The browser has no room for it. Free space on the device, or remove something else that is kept here.',
      });
    case 'changed':
      return translate({
        id: 'site.offline.problem.changed',
        message: 'The site was replaced while it was being saved. Try again.',
      });
    case 'worker':
      return translate({
        id: 'site.offline.problem.worker',
        message: 'The browser does not allow it here. A private window may be the reason.',
      });
  }
}
