import type { Post } from '#business/messages/api/public.ts';
import { importRunHref } from '#business/paths/rules/public.ts';
import type { Database, Db } from '#platform/api/database.ts';
import { inTransaction } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { importMessages } from '../../contract/message-events.ts';
import { moveRun, type RunRow, readRun } from './import-run-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Topic of imports that ended by themselves. */
export const IMPORT_ENDED = 'catalog.import_ended';

/** A run comes to its end, and whoever started it hears of that; one that somebody stopped meanwhile stays stopped. */
export async function endRun(db: Db, id: bigint, status: 'done' | 'failed', facts: Parameters<typeof moveRun>[3]) {
  if (await moveRun(db, id, status, facts)) await enqueueEffect(db, IMPORT_ENDED, { runId: String(id) });
}

function outcomeOf({ status, added, changed, skipped, refused, problem, dryRun }: RunRow): string {
  if (status === 'failed') return problem ?? '';
  const rows = `新增 ${added}、更新 ${changed}、未变 ${skipped}、拒绝 ${refused} 行`;
  return dryRun ? `试运行，没有写入：${rows}。` : `${rows}。`;
}

/** Tells whoever started an import how it ended. */
export function importEffects(database: Database, { messages }: Post): EffectHandlers {
  return {
    [IMPORT_ENDED]: async (payload) => {
      const { runId } = payload as { runId: string };
      await inTransaction(database, WORKER, 'write', async (db) => {
        const run = await readRun(db, BigInt(runId));
        if (run?.status !== 'done' && run?.status !== 'failed') return;
        const { status, userId, fileName } = run;
        await messages.tell(db, {
          ...{ event: importMessages[status], firmId: null, to: [userId], key: `import.${status}:${runId}` },
          title: `${fileName} ${status === 'done' ? '导入完成' : '导入失败'}`,
          ...{ text: outcomeOf(run), href: importRunHref(runId) },
        });
      });
    },
  };
}
