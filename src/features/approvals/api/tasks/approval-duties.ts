import type { Db } from '#platform/api/database.ts';
import type { DocumentKeepers } from '../requests/document-keeper.ts';
import { decideTaskNow } from './decide-task-now.ts';
import { readOpenTasksOf, revokeDelegationsOf } from './open-tasks-repo.ts';

interface Holder {
  memberId: bigint;
  userId: bigint;
}

interface Handed {
  taskId: bigint;
  snapshotHash: string;
}

/** Open approvals of somebody who leaves: transferred as they would have done it, with the reason in the history. */
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
      for (const task of await readOpenTasksOf(db, firmId, from.memberId)) await transfer(db, firmId, task, from, to);
    },
  };
}
