import type { Post } from '#business/messages/api/public.ts';
import { caseHref, deskCaseHref } from '#business/paths/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { afterSaleMessages } from '../../contract/message-events.ts';
import {
  type BuyerNews,
  buyerNewsOf,
  buyerWords,
  type DeskNews,
  deskNewsOf,
  deskWords,
} from '../../rules/case-letters.ts';
import type { CaseStatus } from '../../rules/case-status.ts';
import { CASE_MOVED, CASE_SAID, type CaseRow, findCaseByNo, placed, placeOf } from '../case-repo.ts';
import { readPoNumber, readQuestion } from '../read/case-facts-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

interface Moved {
  firmId: string;
  caseId: string;
  from: CaseStatus | null;
  to: CaseStatus;
  version: number;
}

const labelsOf = ({ caseNo, kind }: CaseRow) => ({ caseNo, kindLabel: CASE_KINDS[kind] });

/** Tells the customer, in the name of his firm; each version of a case has news of its own. */
async function tellBuyer(db: Db, { messages }: Post, one: CaseRow, news: BuyerNews, version: number): Promise<void> {
  const question = news === 'asked' ? ((await readQuestion(db, placeOf(one))) ?? '') : '';
  const detail = news === 'rejected' ? one.rejectReason : question;
  await messages.tell(db, {
    ...{ event: afterSaleMessages[news], firmId: one.firmId, to: [one.userId] },
    key: `after-sale.${news}:${one.id}:${version}`,
    ...buyerWords(news, { ...labelsOf(one), detail }),
    href: caseHref(one.caseNo),
    poNumber: await readPoNumber(db, one),
  });
}

/** Who of the desk is told: whoever has it in hand, or everybody who works on cases. */
const deskPeople = ({ assigneeUserId }: CaseRow) =>
  assigneeUserId === null ? { to: [], holders: 'DESK_AFTER_SALES' } : { to: [assigneeUserId] };

async function tellDesk(db: Db, { messages }: Post, one: CaseRow, news: DeskNews, version: number): Promise<void> {
  await messages.tell(db, {
    ...{ event: afterSaleMessages[news], firmId: null, ...deskPeople(one) },
    key: `after-sale.${news}:${one.id}:${version}`,
    ...deskWords(news, labelsOf(one)),
    href: deskCaseHref(one.caseNo),
  });
}

/** Words in the talk of a case reach the other side. */
async function tellWords(db: Db, { messages }: Post, one: CaseRow, { side, eventId, detail }: Said): Promise<void> {
  const { caseNo, kindLabel } = labelsOf(one);
  const words = { key: `after-sale.said:${eventId}`, text: detail.slice(0, 200) };
  if (side === 'desk') {
    const event = afterSaleMessages.answered;
    const title = `${kindLabel}单 ${caseNo} 客服回复`;
    await messages.tell(db, { event, firmId: one.firmId, to: [one.userId], ...words, title, href: caseHref(caseNo) });
  } else {
    const title = `${kindLabel}单 ${caseNo} 客户留言`;
    const event = afterSaleMessages.said;
    await messages.tell(db, { event, firmId: null, ...deskPeople(one), ...words, title, href: deskCaseHref(caseNo) });
  }
}

interface Said {
  firmId: string;
  caseId: string;
  eventId: string;
  side: string;
  detail: string;
}

/** Tells people of what becomes of cases, and of what is said of them. */
export function caseNewsEffects(database: Database, post: Post): EffectHandlers {
  const onCase = (ids: { firmId: string; caseId: string }, act: (db: Db, one: CaseRow) => Promise<void>) =>
    inTransaction(database, WORKER, 'write', async (db) => {
      const one = await findCaseByNo(db, placed({ firmId: BigInt(ids.firmId), caseId: BigInt(ids.caseId) }));
      if (one) await act(db, one);
    });
  return {
    [CASE_MOVED]: (payload) => {
      const moved = payload as Moved;
      const { from, to, version } = moved;
      return onCase(moved, async (db, one) => {
        const [buyer, desk] = [buyerNewsOf(from, to), deskNewsOf(from, to)];
        if (buyer) await tellBuyer(db, post, one, buyer, version);
        // What was quick, or is gone again, wants nobody.
        if (desk && one.status === 'reviewing') await tellDesk(db, post, one, desk, version);
      });
    },
    [CASE_SAID]: (payload) => {
      const said = payload as Said;
      return onCase(said, (db, one) => tellWords(db, post, one, said));
    },
  };
}
