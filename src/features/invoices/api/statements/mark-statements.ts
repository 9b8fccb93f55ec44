import type { Db } from '#platform/api/database.ts';

export async function markStatements(_db: Db, _firmId: bigint, _orderIds: readonly bigint[]): Promise<void> {}
