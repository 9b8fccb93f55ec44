import { wordsOfSilence } from '#platform/web/browser/is-offline.ts';
import { loadAhead, loadWanted } from '#platform/web/browser/part-need.ts';
import { notify } from '#platform/web/feedback/notify.ts';

type LateParts = typeof import('./after-start.ts');

/** What no page needs to be shown comes behind its first paint, in one file (`after-start.ts`). */
const load = (): Promise<LateParts> => import('./after-start.ts');

/** Does something nobody has pressed for; where its code does not come it is left. */
export function withLateParts(work: (parts: LateParts) => void): void {
  void loadAhead(load).then(work, () => undefined);
}

/** Does what somebody has pressed for; where its code does not come, that is said. */
export function actLate(work: (parts: LateParts) => void): void {
  void loadWanted(load).then(work, () => notify.error(wordsOfSilence('页面内容加载失败，请检查网络后重试')));
}

/** Brings what somebody types for; no answer where the code does not come. */
export async function askLate<T>(work: (parts: LateParts) => Promise<T>, otherwise: T): Promise<T> {
  const parts = await loadWanted(load).catch(() => null);
  return parts ? work(parts) : otherwise;
}
