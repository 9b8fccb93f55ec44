const DAY_MS = 86_400_000;
/** Specification 3: values live 90 days by default, and 0 means about 9,000 days. */
const DEFAULT_DAYS = 90;
const ENDLESS_DAYS = 9_000;

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type ExpiringStore = {
  /** The stored value, or null when there is none, it has expired or it cannot be read. */
  read<T>(key: string): T | null;
  write(key: string, value: unknown, days?: number): void;
  remove(key: string): void;
};

type Entry = { value: unknown; expiresAt: number };

function parseEntry(text: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(text);
    const usable = typeof entry === 'object' && entry !== null && 'value' in entry && 'expiresAt' in entry;
    return usable && typeof entry.expiresAt === 'number' ? { value: entry.value, expiresAt: entry.expiresAt } : null;
  } catch {
    return null;
  }
}

/** Values with an expiry over any key-value storage; storage and clock are given, so that both can be faked. */
export function createExpiringStore(storage: KeyValueStorage, now: () => number): ExpiringStore {
  return {
    read<T>(key: string): T | null {
      const text = storage.getItem(key);
      if (text === null) return null;
      const entry = parseEntry(text);
      if (entry && entry.expiresAt > now()) return entry.value as T;
      storage.removeItem(key);
      return null;
    },
    write(key, value, days = DEFAULT_DAYS) {
      const lifetime = (days === 0 ? ENDLESS_DAYS : days) * DAY_MS;
      storage.setItem(key, JSON.stringify({ value, expiresAt: now() + lifetime }));
    },
    remove(key) {
      storage.removeItem(key);
    },
  };
}
