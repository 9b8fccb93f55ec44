/** Remembers the latest `limit` members and forgets the oldest. */
export function createRecentSet(limit: number): { has(key: string): boolean; add(key: string): void } {
  const members = new Set<string>();
  return {
    has: (key) => members.has(key),
    add(key) {
      members.delete(key);
      members.add(key);
      const [oldest] = members;
      if (members.size > limit && oldest !== undefined) members.delete(oldest);
    },
  };
}
