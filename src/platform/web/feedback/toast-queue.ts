/** Specification 9: default duration, and the least time between two error toasts. */
const DEFAULT_MS = 2000;
const ERROR_THROTTLE_MS = 3000;
/** More than this at once hides the page. */
const MOST_SHOWN = 4;

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export type Toast = {
  id: number;
  kind: ToastKind;
  message: string;
  durationMs: number;
  action?: { label: string; onPress: () => void };
  /** What it tells of: it goes when that is no longer so, and one takes the place of another. */
  about?: string;
};

export type ToastOptions = { durationMs?: number; action?: Toast['action']; about?: string };

export type ToastQueue = {
  add(kind: ToastKind, message: string, options?: ToastOptions): void;
  dismiss(id: number): void;
  /** Takes away what tells of something that is over; without a word, all that tells of something passing. */
  settle(about?: string): void;
  list(): readonly Toast[];
  subscribe(listener: () => void): () => void;
};

/** Toasts on show, oldest first. Errors are throttled (specification 8); the clock is given, so that it can be faked. */
export function createToastQueue(now: () => number): ToastQueue {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  let lastErrorAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  const show = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    add(kind, message, { durationMs = DEFAULT_MS, action, about } = {}) {
      if (kind === 'error') {
        if (now() - lastErrorAt < ERROR_THROTTLE_MS) return;
        lastErrorAt = now();
      }
      lastId += 1;
      const others = toasts.filter(
        (toast) => (toast.kind !== kind || toast.message !== message) && (!about || toast.about !== about),
      );
      show([...others, { id: lastId, kind, message, durationMs, action, about }].slice(-MOST_SHOWN));
    },
    dismiss: (id) => show(toasts.filter((toast) => toast.id !== id)),
    settle(about) {
      const left = toasts.filter(
        (toast) => toast.about === undefined || (about !== undefined && toast.about !== about),
      );
      if (left.length < toasts.length) show(left);
    },
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
