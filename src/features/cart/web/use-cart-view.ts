import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { LINE_FIELDS, type LineFieldName } from '#business/line-fields/contract/line-fields.ts';
import { sessionQuery } from '#features/access/web/public.ts';
import { browserStore } from '#platform/web/browser/browser-store.ts';

/** How somebody likes to see the cart; kept in this browser, apart for each person. */
export interface CartView {
  density: 'normal' | 'dense';
  /** Fields that stand under each line. */
  fields: readonly LineFieldName[];
}

const DEFAULT_VIEW: CartView = { density: 'normal', fields: ['customerCode', 'costCenter', 'expectedOn', 'note'] };
const KEPT_DAYS = 0;

const listeners = new Set<() => void>();
const views = new Map<string, CartView>();

const keyOf = (userId: string) => `cartView ${userId}`;

/** Whatever lies in the browser, what comes out is a view: fields that no longer exist are left out. */
function readView(userId: string): CartView {
  const known = views.get(userId);
  if (known) return known;
  const kept = browserStore.read<Partial<CartView>>(keyOf(userId));
  const fields = Array.isArray(kept?.fields) ? kept.fields : DEFAULT_VIEW.fields;
  const view: CartView = {
    density: kept?.density === 'dense' ? 'dense' : 'normal',
    fields: LINE_FIELDS.map(({ name }) => name).filter((name) => fields.includes(name)),
  };
  views.set(userId, view);
  return view;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useCartView(): { view: CartView; change: (part: Partial<CartView>) => void } {
  const userId = useQuery(sessionQuery).data?.userId ?? '';
  const view = useSyncExternalStore(
    subscribe,
    () => readView(userId),
    () => DEFAULT_VIEW,
  );
  const change = useCallback(
    (part: Partial<CartView>) => {
      const next = { ...readView(userId), ...part };
      views.set(userId, next);
      browserStore.write(keyOf(userId), next, KEPT_DAYS);
      for (const listener of listeners) listener();
    },
    [userId],
  );
  return { view, change };
}
