import type { Db } from '#platform/api/database.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import { decideTaskNow } from './decide-task-now.ts';
import { isAskedBeside, readOpenTasksOf, revokeDelegationsOf } from './open-tasks-repo.ts';
import { releaseTask } from './release-task.ts';

interface Holder {
  memberId: bigint;
  userId: bigint;
}

interface Handed {
  taskId: bigint;
  snapshotHash: string;
}

/**
 * Open approvals of somebody who leaves: transferred as they would have done it, with the reason in the history. Of
 * somebody who is frozen they go up.
 */
export function createApprovalDuties(documents: DocumentKeepers) {
  const transfer = async (db: Db, firmId: bigint, { taskId, snapshotHash }: Handed, from: Holder, to: Holder) => {
    const decider = { ...from, firmId, permissions: new Set<string>() };
    const wish = { taskId, action: 'transfer', toMemberId: String(to.memberId), comment: '离职交接' } as const;
    const handed = await decideTaskNow(db, documents, decider, { ...wish, snapshotHash, refusedLines: [] });
    // The document has changed since: the successor sees it as it is now.
    if ('changes' in handed && handed.hash !== null) {
      await decideTaskNow(db, documents, decider, { ...wish, snapshotHash: handed.hash, refusedLines: [] });
    }
  };
  return {
    label: '待处理的审批',
    list: async (db: Db, firmId: bigint, { memberId }: Holder) =>
      (await readOpenTasksOf(db, firmId, memberId)).map(({ requestNo, title }) => `${requestNo} ${title}`),
    async handOver(db: Db, firmId: bigint, { from, to }: { from: Holder; to: Holder | null }): Promise<void> {
      await revokeDelegationsOf(db, firmId, from.memberId);
      if (to === null) return;
      for (const task of await readOpenTasksOf(db, firmId, from.memberId)) {
        // Who is asked beside them takes no second seat.
        if (await isAskedBeside(db, firmId, task.taskId, to.memberId)) {
          await releaseTask(db, documents, firmId, task.taskId);
        } else await transfer(db, firmId, task, from, to);
      }
    },
    /** Nobody waits for somebody who is frozen. */
    async release(db: Db, firmId: bigint, { memberId }: Holder): Promise<void> {
      for (const { taskId } of await readOpenTasksOf(db, firmId, memberId)) {
        await releaseTask(db, documents, firmId, taskId);
      }
    },
  };
}
