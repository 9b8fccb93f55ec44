import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { moveCase } from '../case-repo.ts';
import { arriveReturn } from '../returns/arrive-return.ts';
import { nameOfWarehouse } from './known-warehouse.ts';
import { atDesk, type DeskPerson, done, openCase, type SeenCase } from './open-case.ts';

/** Goods lie in the warehouse: its clock of inspection runs, whatever the carrier has told so far. */
export async function receiveCase(
  db: Db,
  caller: DeskPerson,
  { warehouse, note, ...act }: SeenCase & { warehouse: string; note: string },
) {
  const found = await openCase(db, act, 'receive');
  const place = await nameOfWarehouse(db, warehouse);
  await arriveReturn(db, found);
  const detail = note ? `${place}；${note}` : place;
  const received = await moveCase(db, found, 'inspecting', { actor: atDesk(caller), kind: 'received', detail });
  await writeAudit(db, caller, {
    action: 'after_sale.received',
    objectType: 'after_sale',
    objectId: act.caseNo,
    after: { warehouse: place, note },
  });
  return done(received);
}
