import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { buildPiece } from '#features/reports/api/public.ts';
import { changeScope } from '#platform/api/database.ts';
import { readDemoFirms } from './orders/write-customers.ts';

/** Books the orders of firms whose reports people look at; the worker does the others within minutes. */
export async function writeReports(db: NodePgDatabase): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'identity' });
  for (const { firmId } of await readDemoFirms(db)) {
    await changeScope(db, { firmId, userId: null, right: 'worker' });
    while (await buildPiece(db, firmId));
  }
}
