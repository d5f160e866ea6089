import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {Upcoming} from '@site/src/feeds/upcoming';
import {isNear} from './near';

const HOUR = 3_600_000;

interface BarProps {
  readonly forks: readonly Upcoming[];
}

/**
 * Loads the notice about the next fork while one is near by the reader's clock, whenever the page was built. All else
 * about it is decided there, so that pages without a notice have only this.
 */
export default function ForkNotice(): ReactNode {
  const forks = usePluginData('feeds') as readonly Upcoming[];
  const [loaded, setLoaded] = useState<{readonly Bar: ComponentType<BarProps>}>();
  useEffect(() => {
    const look = () => {
      if (!forks.some((fork) => isNear(fork, Date.now()))) return;
      import('./Bar').then(
        ({default: Bar}) => setLoaded({Bar}),
        // A notice is not worth an error; the next page tries again.
        () => undefined,
      );
    };
    const timer = setInterval(look, HOUR);
    look();
    return () => clearInterval(timer);
  }, [forks]);
  return loaded && <loaded.Bar forks={forks} />;
}
