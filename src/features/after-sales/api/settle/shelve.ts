import { moveStock, receiveStock } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { type CaseActor, type CaseRow, placeOf, readCaseLines } from '../case-repo.ts';
import { returnedStock } from '../return-tables.ts';

/** What the warehouse made of the units of a line that came back. */
export interface ShelvedLine {
  /** Of the case. */
  lineId: bigint;
  good: number;
  blocked: number;
  scrap: number;
}

const GRADES = ['good', 'blocked', 'scrap'] as const;

/**
 * Puts away what came back with a locked case: good units are sold again, blocked ones lie apart, scrap is gone. Each grade of
 * a line is written once, and once more when the case was opened again: the same receipt sent twice moves stock once. What had come too much never left the books: of it, what
 * is not good leaves them now.
 */
export async function shelve(
  db: Db,
  actor: CaseActor,
  row: CaseRow,
  shelved: readonly ShelvedLine[],
  warehouse: string,
): Promise<void> {
  const lines = await readCaseLines(db, placeOf(row));
  const rows = shelved.flatMap((one) => {
    const line = lines.find(({ id }) => id === one.lineId);
    if (!line) throw new Error('units of a line that the case does not have');
    return GRADES.flatMap((grade) =>
      one[grade] > 0
        ? [
            {
              ...{ firmId: row.firmId, caseLineId: line.id, skuId: line.skuId, warehouse, grade },
              ...{ quantity: one[grade], reopenings: row.reopenings, userId: actor.userId },
            },
          ]
        : [],
    );
  });
  if (rows.length === 0) return;
  const written = await db.insert(returnedStock).values(rows).onConflictDoNothing().returning();
  if (row.kind === 'over_return') {
    const gone = written.filter(({ grade }) => grade !== 'good');
    await moveStock(
      db,
      gone.map(({ skuId, quantity }) => ({ skuId, warehouse, onHand: -quantity, reserved: 0 })),
    );
    return;
  }
  const good = written.filter(({ grade }) => grade === 'good');
  await receiveStock(
    db,
    good.map(({ skuId, quantity }) => ({ skuId, warehouse, quantity })),
  );
}
