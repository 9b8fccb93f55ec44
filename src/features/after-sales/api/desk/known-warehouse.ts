import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { caseDeskErrors } from '../../contract/case-desk-errors.ts';
import { findWarehouseName } from '../returns/warehouse-repo.ts';

/** Refuses a place that is no warehouse; answers its name. */
export async function nameOfWarehouse(db: Db, code: string): Promise<string> {
  const name = await findWarehouseName(db, code);
  if (name === null) throw refuse(caseDeskErrors, 'CASE_PLACE_UNKNOWN');
  return name;
}
