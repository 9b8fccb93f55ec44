/** For suites about how statements reach PostgreSQL: each is run on either way through the driver. */
export const BOTH_WAYS = [
  { way: 'short', shortcuts: true },
  { way: 'plain', shortcuts: false },
] as const;
