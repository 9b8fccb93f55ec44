import { type Database, inTransaction } from '#platform/api/database.ts';
import type { ScheduledJob } from '#platform/api/jobs.ts';
import { log } from '#platform/api/log.ts';
import { readAllHeads } from './chain-repo.ts';
import { sealChain } from './seal-chain.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
const FIRMS_AT_ONCE = 500;

/** Writes the last seal of every firm to the log of the process, which the database cannot reach. */
export async function logChainHeads(database: Database): Promise<void> {
  let after = -1n;
  for (;;) {
    const heads = await inTransaction(database, WORKER, 'read', (db) => readAllHeads(db, after, FIRMS_AT_ONCE));
    for (const { firmId, place, hash } of heads) {
      log.info({ firmId: String(firmId), place: String(place), hash }, 'audit chain head');
    }
    const last = heads.at(-1);
    if (!last || heads.length < FIRMS_AT_ONCE) return;
    after = last.firmId;
  }
}

/** Seals the audit log every minute and tells its heads once a day. */
export function auditJobs(database: Database): ScheduledJob[] {
  return [
    { name: 'audit-seal', cron: '* * * * *', run: async () => void (await sealChain(database)) },
    { name: 'audit-heads', cron: '7 0 * * *', run: () => logChainHeads(database) },
  ];
}
