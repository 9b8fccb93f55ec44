import { useEffect, useState } from 'react';
import { browserStore } from '#platform/web/browser/browser-store.ts';

/** A filter somebody keeps under a name: what stands behind the address's question mark. */
export interface SavedView {
  name: string;
  query: string;
}

/** More would be a list to search in. */
export const MAX_VIEWS = 12;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'query' in value &&
  typeof value.name === 'string' &&
  typeof value.query === 'string';

/** Named filters of one person in this browser; a view of the same name is replaced. */
export function useSavedViews(userId: string) {
  const key = `order-views:${userId}`;
  const [views, setViews] = useState<readonly SavedView[]>([]);
  useEffect(() => {
    const kept = browserStore.read<unknown>(key);
    setViews(Array.isArray(kept) ? kept.filter(isView) : []);
  }, [key]);
  const keep = (next: readonly SavedView[]) => {
    setViews(next);
    browserStore.write(key, next, 0);
  };
  return {
    views,
    save: (view: SavedView) => keep([view, ...views.filter(({ name }) => name !== view.name)].slice(0, MAX_VIEWS)),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
}
