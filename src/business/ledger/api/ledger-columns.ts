import { text } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, ref } from '#platform/api/columns.ts';

const balanceColumn = (name: string) => fen(name).notNull();
type BalanceColumn = ReturnType<typeof balanceColumn>;

/** Columns of movements beside the account and what is charged: written once, with the balances after them. */
export function ledgerColumns<Balance extends string>({ balances }: { balances: readonly Balance[] }) {
  const after = Object.fromEntries(
    balances.map((balance) => [`${balance}AfterFen`, balanceColumn(`${balance}_after_fen`)]),
  ) as Record<`${Balance}AfterFen`, BalanceColumn>;
  return {
    id: id(),
    firmId: ref('firm_id').notNull(),
    kind: text('kind').notNull(),
    amountFen: fen('amount_fen').notNull(),
    documentType: text('document_type').notNull(),
    documentNo: text('document_no').notNull(),
    /** Names the movement within its account: a repeat books nothing. */
    effectKey: text('effect_key').notNull(),
    /** Who moved it; null: the shop itself. */
    userId: ref('user_id'),
    note: text('note').notNull().default(''),
    ...after,
    createdAt: createdAt(),
  };
}
