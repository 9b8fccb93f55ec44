import { eq } from 'drizzle-orm';
import { statements } from '#features/statements/api/statement-tables.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { nextNumber } from './next-number.ts';

interface WantedStatement {
  dueFen: bigint;
  /** YYYY-MM-DD it is to be paid by. */
  dueOn: string;
}

const DAY_MS = 86_400_000;
/** A day so many from today, as the shop writes it. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);

/** A statement that its firm has confirmed, without lines: for what becomes of its money. */
export async function plainStatement(shop: TestShop, firmId: bigint, { dueFen, dueOn }: WantedStatement) {
  const turn = nextNumber();
  const statementNo = `ZD991231${String(turn).padStart(6, '0').slice(-6)}`;
  const cycle = { cycle: 'monthly', cycleFrom: '2026-01-01', cycleTo: '2026-01-31', grouping: 'po' };
  const counts = { lineCount: 1, openLines: 0, taxFen: 0n, amountFen: dueFen, dueFen };
  const [made] = await shop.db.owner
    .insert(statements)
    .values({
      ...{ firmId, statementNo, ...cycle, groupKey: statementNo, priceBasis: 'gross', termDays: 30 },
      ...{ dueOn, confirmBy: dueOn, status: 'generated', ...counts, deliveredAt: new Date() },
    })
    .returning({ id: statements.id });
  if (!made) throw new Error('no statement');
  const status = dueFen === 0n ? 'settled' : 'confirmed';
  await shop.db.owner.update(statements).set({ status }).where(eq(statements.id, made.id));
  return { statementNo, statementId: made.id };
}
