import { ORPCError } from '@orpc/server';
import { readInvoiceTitles } from '#features/profile/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { sum } from '#platform/shared/money.ts';
import type { DraftView, DraftWish, SaveDraftInput } from '../../contract/draft-schemas.ts';
import { redLabel, redLetterStates } from '../../rules/red-letter-states.ts';
import { done } from '../acts/own-application.ts';
import { changeApplication, findVisible } from '../application-repo.ts';
import { invoiceOf } from '../apply/group-by-title.ts';
import { readWanted } from '../apply/read-wanted.ts';
import { insertDraft, lockOwnDraft, readReissued, removeDraft, type SeenDraft } from './draft-repo.ts';

const NO_TITLE = { type: 1, title: '按订单填写的抬头' } as const;

/** What it would come to now; nothing where it cannot be read yet. */
async function amountOf(db: Db, caller: SignedInCaller, wish: DraftWish): Promise<{ lineCount: number; fen: bigint }> {
  try {
    const wanted = await readWanted(db, caller, wish, false);
    return { lineCount: wanted.length, fen: sum(wanted.map(({ amountFen }) => amountFen)) };
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error;
    return { lineCount: wish.lines?.length ?? 0, fen: 0n };
  }
}

async function fieldsOf(db: Db, caller: SignedInCaller, wish: DraftWish) {
  const chosen = wish.titleId && (await readInvoiceTitles(db, caller)).find(({ id }) => id === wish.titleId);
  if (wish.titleId && !chosen) throw notFound('发票抬头');
  const title = chosen ? invoiceOf(chosen) : NO_TITLE;
  const { lineCount, fen } = await amountOf(db, caller, wish);
  return {
    ...{ title, type: title.type, lineCount, amountFen: fen, draft: wish },
    ...{ merge: wish.merge, remarkTemplate: wish.remarkTemplate, deliveryWay: wish.deliveryWay },
    ...{ email: wish.email, receiver: wish.receiver ?? null, note: wish.note },
  };
}

/** Keeps what somebody has typed so far; it holds no units and nobody looks at it but the company. */
export async function saveDraft(db: Db, caller: SignedInCaller, { applicationNo, version, wish }: SaveDraftInput) {
  const found = applicationNo ? await lockOwnDraft(db, caller, { applicationNo, version }) : null;
  const kept = found?.source === 'case' ? { ...wish, source: 'case' as const, caseNo: found.caseNo } : wish;
  const fields = await fieldsOf(db, caller, kept);
  const row = found
    ? await changeApplication(db, found, fields)
    : await insertDraft(db, { firmId: caller.firmId, userId: caller.userId, source: kept.source, ...fields });
  await writeAudit(db, caller, {
    action: 'invoice.draft_saved',
    objectType: 'invoice_application',
    objectId: row.applicationNo,
  });
  return { applicationNo: row.applicationNo, ...done(row) };
}

export async function deleteDraft(db: Db, caller: SignedInCaller, seen: SeenDraft) {
  const row = await lockOwnDraft(db, caller, seen);
  await removeDraft(db, row);
  await writeAudit(db, caller, {
    action: 'invoice.draft_deleted',
    objectType: 'invoice_application',
    objectId: row.applicationNo,
  });
  return {};
}

/** A draft with what was typed, to go on with. */
export async function readDraft(db: Db, caller: SignedInCaller, applicationNo: string): Promise<DraftView> {
  const row = await findVisible(db, caller, { applicationNo });
  if (!row || row.draft === null) throw notFound('开票草稿');
  const old = await readReissued(db, row);
  const reissue = old && {
    ...{ redNo: old.redNo, invoiceNo: old.invoiceNo ?? '', caseNo: old.caseNo },
    ...{ redStatusLabel: redLabel(redLetterStates.read(old.status)), ready: old.status === 'issued' },
  };
  return { applicationNo, version: row.version, wish: row.draft, reissue };
}
