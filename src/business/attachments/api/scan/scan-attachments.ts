import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { type Attachment, endWaiting, findAttachment, readWaiting, setScan } from '../attachment-repo.ts';
import type { AttachmentTools } from '../attachments.ts';
import { SCAN_EFFECT, type Scanner } from './scanner.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Older than this the effect of an upload has been tried often enough: the clock takes it up. */
const LATE_MINUTES = 10;
const BATCH = 50;

const asWorker = <T>(database: Database, work: (db: Db) => Promise<T>) =>
  inTransaction(database, WORKER, 'write', work);

/** No transaction is open while the scanner works: it may take its time. */
async function scanOne(tools: AttachmentTools, scanner: Scanner, database: Database, file: Attachment): Promise<void> {
  const { store } = tools.ownerOf(file.ownerKind);
  if (file.scan === 'waiting') {
    const content = await store.read(file.storedAs);
    const { found } = content ? await scanner.scan(content) : { found: null };
    if (found) log.warn({ attachment: String(file.id), found }, 'attachment refused by the scanner');
    await asWorker(database, (db) => setScan(db, file.id, found ? 'refused' : 'clean'));
    if (!found) return;
  }
  // Said first, then removed: where the second fails, the repeat of the effect does it.
  if (file.scan !== 'clean') await store.remove(file.storedAs);
}

/** Looks into what was handed in. Every run is harmless when repeated. */
export function scanEffects(database: Database, tools: AttachmentTools): EffectHandlers {
  return {
    [SCAN_EFFECT]: async (payload) => {
      const { kind, id } = payload as { kind: string; id: string };
      const file = await asWorker(database, (db) => findAttachment(db, kind, { id: BigInt(id) }));
      if (!tools.scanner || !file || (file.scan !== 'waiting' && file.scan !== 'refused')) return;
      await scanOne(tools, tools.scanner, database, file);
    },
  };
}

/** What is left over from a time the scanner was away; where there is none any more, nothing waits for it. */
export async function scanLate(database: Database, tools: AttachmentTools): Promise<void> {
  const { scanner } = tools;
  if (!scanner) {
    await asWorker(database, endWaiting);
    return;
  }
  const late = await asWorker(database, (db) => readWaiting(db, LATE_MINUTES, BATCH));
  const failures: unknown[] = [];
  for (const file of late) await scanOne(tools, scanner, database, file).catch((error) => failures.push(error));
  // One that the scanner will not take stands before all the others at every turn: it must not hold them up.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} attachments were not scanned`);
}
