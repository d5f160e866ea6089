import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '@site/src/scheduling/whenIdle';
import {sequentially} from './sequentially';

const clientModule: ClientModule = {
  // Before the first page is rendered, whose links Docusaurus (3.8.1) would fetch ahead all in one task.
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation) return;
    const {docusaurus} = window;
    const prefetch = sequentially(docusaurus.prefetch, whenIdle);
    window.docusaurus = {
      ...docusaurus,
      prefetch(address) {
        // The page that the visit begins with is there, and less than whole (src/docusaurus-patches/lean-pages).
        if (new URL(address, window.location.href).pathname !== location.pathname)
          prefetch(address);
        return false;
      },
    };
  },
};

export default clientModule;
