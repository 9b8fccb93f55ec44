import type { Db } from '#platform/api/database.ts';

/** Numbers of the invoices of statements, by the statement's id: what payers write into remarks. */
export async function invoiceNumbersOf(
  _db: Db,
  _statements: readonly { firmId: bigint; id: bigint }[],
): Promise<Map<bigint, string[]>> {
  return new Map();
}
