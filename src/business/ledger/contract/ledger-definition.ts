/** What one fen of a movement adds to a balance. */
export type Effect = -1 | 1;

/**
 * A ledger as a feature keeps it (decision 0056): accounts of firms with a limit and balances, and movements that are written
 * once. Names are those of the database; tables stay the feature's own.
 */
export interface LedgerDefinition<Balance extends string, Kind extends string> {
  name: string;
  /** Table of accounts: `firm_id`, `id`, `limit_fen` (below 0: no limit), and `<balance>_fen` for each balance. */
  accounts: string;
  /** Table of movements, made by `ledgerColumns`. */
  entries: string;
  /** Column of the movements that names the account. */
  account: string;
  /** Column of the movements that names what is charged. */
  charged: string;
  /** Types of documents that move an account without having taken from it before: money that comes in. */
  freestanding?: readonly string[];
  /** All of them count under the limit; none is ever below zero but for what freestanding documents give. */
  balances: readonly Balance[];
  kinds: Readonly<Record<Kind, Readonly<Partial<Record<NoInfer<Balance>, Effect>>>>>;
}
