import type { AddResult } from '../contract/cart-schemas.ts';

type Listener = () => void;

let latest: AddResult | null = null;
const listeners = new Set<Listener>();

function set(next: AddResult | null): void {
  latest = next;
  for (const listener of listeners) listener();
}

/** What was just added in this window; event handlers write it, the dialog of the frame shows it. */
export const addedToCartNotice = {
  show: (result: AddResult) => set(result),
  dismiss: () => set(null),
  read: () => latest,
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
