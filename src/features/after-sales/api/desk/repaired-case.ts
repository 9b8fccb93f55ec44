import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { changeCaseLine, moveCase, placeOf, readCaseLines } from '../case-repo.ts';
import { atDesk, type DeskPerson, done, openCase, type SeenCase } from './open-case.ts';
import { endRepair } from './repair-repo.ts';

/** Repaired goods leave for their customer, who says whether they work again. */
export async function repairedCase(db: Db, caller: DeskPerson, { note, ...act }: SeenCase & { note: string }) {
  const found = await openCase(db, act, 'repaired');
  const { firmId } = found;
  for (const { id: lineId, receivedQuantity, refusedQuantity } of await readCaseLines(db, placeOf(found))) {
    await changeCaseLine(db, { firmId, lineId }, { settledQuantity: (receivedQuantity ?? 0) - refusedQuantity });
  }
  await endRepair(db, placeOf(found));
  const repaired = await moveCase(db, found, 'confirming', { actor: atDesk(caller), kind: 'repaired', detail: note });
  await writeAudit(db, caller, {
    action: 'after_sale.repaired',
    objectType: 'after_sale',
    objectId: act.caseNo,
    after: { note },
  });
  return done(repaired);
}
