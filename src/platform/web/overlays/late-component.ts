import { type ComponentType, useEffect, useState } from 'react';
import { wordsOfSilence } from '../browser/is-offline.ts';
import { loadAhead, loadWanted } from '../browser/part-need.ts';
import { notify } from '../feedback/notify.ts';

export type LateComponent<Props> = {
  /** Starts loading, on hover or focus, so that the press finds it there. */
  preload(): void;
  /** The component once it is wanted and has arrived; a failed load says so and is tried again at the next want. */
  useWhen(wanted: boolean): ComponentType<Props> | null;
};

/**
 * A component whose code comes on first use. Popups are heavy (30 to 40 KB) and seldom opened,
 * so no page pays for them before someone reaches for one.
 */
export function lateComponent<Props>(load: () => Promise<ComponentType<Props>>): LateComponent<Props> {
  let arrived: ComponentType<Props> | null = null;
  const fetchOnce = async () => {
    arrived ??= await load();
    return arrived;
  };
  return {
    preload: () => void loadAhead(fetchOnce).catch(() => undefined),
    useWhen(wanted) {
      const [component, setComponent] = useState<ComponentType<Props> | null>(() => arrived);
      useEffect(() => {
        if (!wanted || component) return;
        let current = true;
        loadWanted(fetchOnce).then(
          (loaded) => current && setComponent(() => loaded),
          () => notify.error(wordsOfSilence('页面内容加载失败，请检查网络后重试')),
        );
        return () => {
          current = false;
        };
      }, [wanted, component]);
      return wanted ? component : null;
    },
  };
}
