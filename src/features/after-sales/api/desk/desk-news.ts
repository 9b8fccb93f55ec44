import type { Post } from '#business/messages/api/public.ts';
import { deskCaseHref } from '#business/paths/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { afterSaleMessages } from '../../contract/message-events.ts';
import { type CaseRow, lockCase } from '../case-repo.ts';

/** Topic of what the desk tells its own people of a case. */
const DESK_NEWS = 'after-sale.desk';

type DeskNewsKind = 'checking' | 'check_refused';

interface DeskNews {
  firmId: string;
  caseId: string;
  version: number;
  kind: DeskNewsKind;
  to: string | null;
}

/** Has people of the desk told: a decision waits for a second person, or went back to who made it. */
export const tellDesk = (
  db: Db,
  { firmId, id, version }: CaseRow,
  kind: DeskNewsKind,
  to: bigint | null = null,
): Promise<void> => {
  const news: DeskNews = {
    ...{ firmId: String(firmId), caseId: String(id), version, kind },
    to: to === null ? null : String(to),
  };
  return enqueueEffect(db, DESK_NEWS, news);
};

const WORDS: Readonly<Record<DeskNewsKind, { title: string; text: string }>> = {
  checking: { title: '待复核', text: '的审核结果超出单人额度，等待复核。' },
  check_refused: { title: '复核退回', text: '的审核结果被复核退回，请修改后重新提交。' },
};

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

/** Tells people of the desk, each once for a version of a case. */
export const deskNewsEffects = (database: Database, { messages }: Post): EffectHandlers => ({
  [DESK_NEWS]: async (payload) => {
    const { firmId, caseId, version, kind, to } = payload as DeskNews;
    await inTransaction(database, WORKER, 'write', async (db) => {
      const { caseNo, kind: asked } = await lockCase(db, { firmId: BigInt(firmId), caseId: BigInt(caseId) });
      const { title, text } = WORDS[kind];
      await messages.tell(db, {
        event: kind === 'checking' ? afterSaleMessages.checking : afterSaleMessages.checkRefused,
        firmId: null,
        to: to === null ? [] : [BigInt(to)],
        ...(kind === 'checking' && { holders: 'DESK_AFTER_SALES_CHECK' }),
        key: `after-sale.${kind}:${caseId}:${version}`,
        ...{ title: `售后 ${caseNo} ${title}`, text: `${CASE_KINDS[asked]}单 ${caseNo} ${text}` },
        href: deskCaseHref(caseNo),
      });
    });
  },
});
