/** Goods somebody wants on a selection list. */
export interface ListWish {
  lines: readonly { itemNo: string; quantity: number }[];
  /** What they are called in the dialog: the name of the one item, or how many. */
  label: string;
}

type Listener = () => void;

let current: ListWish | null = null;
const listeners = new Set<Listener>();

function set(next: ListWish | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Says that goods shall go on a list, from any page; the dialog in the frame answers. It stands here because lists build
 * on the catalogue and the cart, which must not know them.
 */
export const listWish = {
  ask: (wish: ListWish) => set(wish),
  dismiss: () => set(null),
  read: () => current,
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
