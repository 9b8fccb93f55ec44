import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { SealedRow } from '../rules/canonical-row.ts';
import { chainHash } from './chain-hash.ts';
import { type ChainHead, insertSeals, lockChain, readHeads, readUnsealed, type Seal } from './chain-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Rows sealed in one transaction. */
const BATCH = 2_000;

function sealAll(rows: readonly SealedRow[], heads: Map<string, ChainHead>): Seal[] {
  return rows.map((row) => {
    const head = heads.get(row.firmId) ?? { place: 0n, hash: '' };
    const place = head.place + 1n;
    const hash = chainHash(head.hash, place, row);
    heads.set(row.firmId, { place, hash });
    return { firmId: BigInt(row.firmId), place, logId: BigInt(row.id), hash };
  });
}

async function sealBatch(db: Db): Promise<number> {
  if (!(await lockChain(db))) return 0;
  const rows = await readUnsealed(db, BATCH);
  if (rows.length === 0) return 0;
  const heads = await readHeads(db, [...new Set(rows.map((row) => row.firmId))]);
  await insertSeals(db, sealAll(rows, heads));
  return rows.length;
}

/** Seals what is older than half a minute, firm by firm in the order of ids; answers how many rows. */
export async function sealChain(database: Database): Promise<number> {
  let sealed = 0;
  for (;;) {
    const batch = await inTransaction(database, WORKER, 'write', sealBatch);
    sealed += batch;
    if (batch < BATCH) return sealed;
  }
}
