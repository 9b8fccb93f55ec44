/** Remembers the latest `limit` keys with what belongs to each, and forgets the oldest. */
export function createRecentMap<T>(limit: number): {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
} {
  const entries = new Map<string, T>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    },
  };
}
