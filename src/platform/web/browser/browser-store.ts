import { createExpiringStore, type KeyValueStorage } from './expiring-store.ts';

/** Private windows and full disks make localStorage throw: the page then works without remembering. */
const forgivingStorage: KeyValueStorage = {
  getItem: (key) => attempt(() => window.localStorage.getItem(key), null),
  setItem: (key, value) => attempt(() => window.localStorage.setItem(key, value), undefined),
  removeItem: (key) => attempt(() => window.localStorage.removeItem(key), undefined),
};

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}

/** The expiring store of this browser; call it in effects and event handlers only, never while rendering. */
export const browserStore = createExpiringStore(forgivingStorage, () => Date.now());
