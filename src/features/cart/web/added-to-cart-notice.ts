import type { AddResult } from '../contract/cart-schemas.ts';

/** What was added, and the search the last of it came from: the cart takes it along as its parameter. */
export type AddedNotice = AddResult & { searchId: string | null };

type Listener = () => void;

let latest: AddedNotice | null = null;
const listeners = new Set<Listener>();

function set(next: AddedNotice | null): void {
  latest = next;
  for (const listener of listeners) listener();
}

/** What was just added in this window; event handlers write it, the dialog of the frame shows it. */
export const addedToCartNotice = {
  show: (result: AddedNotice) => set(result),
  dismiss: () => set(null),
  read: () => latest,
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
