import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '@site/src/scheduling/whenIdle';
import {sequentially} from './sequentially';

const clientModule: ClientModule = {
  // Installed before the first page is rendered: Docusaurus (3.8.1) would prefetch all of its links in one task.
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation) return;
    const {docusaurus} = window;
    const prefetch = sequentially(docusaurus.prefetch, whenIdle);
    window.docusaurus = {
      ...docusaurus,
      prefetch(address) {
        // The page of first load has been loaded, but only in part (src/docusaurus-patches/lean-pages).
        if (new URL(address, window.location.href).pathname !== location.pathname)
          prefetch(address);
        return false;
      },
    };
  },
};

export default clientModule;
