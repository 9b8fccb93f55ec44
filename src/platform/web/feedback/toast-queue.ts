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
};

export type ToastOptions = { durationMs?: number; action?: Toast['action'] };

export type ToastQueue = {
  add(kind: ToastKind, message: string, options?: ToastOptions): void;
  dismiss(id: number): void;
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
    add(kind, message, { durationMs = DEFAULT_MS, action } = {}) {
      if (kind === 'error') {
        if (now() - lastErrorAt < ERROR_THROTTLE_MS) return;
        lastErrorAt = now();
      }
      lastId += 1;
      const others = toasts.filter((toast) => toast.kind !== kind || toast.message !== message);
      show([...others, { id: lastId, kind, message, durationMs, action }].slice(-MOST_SHOWN));
    },
    dismiss: (id) => show(toasts.filter((toast) => toast.id !== id)),
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
