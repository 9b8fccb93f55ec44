import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { sum } from '#platform/shared/money.ts';
import type { Applied, ApplyInput } from '../../contract/apply-schemas.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { caseLabel } from '../../rules/case-status.ts';
import { splitApplication } from '../../rules/split-application.ts';
import { sealAccount } from '../account-seal.ts';
import { handInCase, isAboveLimit, wantsApproval } from '../approval/case-approval.ts';
import { readOwnFiles } from '../case-attachments.ts';
import { type CaseRow, lockCase, placeOf } from '../case-repo.ts';
import { tryQuick } from '../settle/quick.ts';
import { dropDraft } from './apply-drafts.ts';
import { checkEvidence, checkHow, takeWishes } from './check-application.ts';
import { freightOf } from './freight-back.ts';
import { judgeWishes, readOrderUnits } from './judge-wishes.ts';
import { lockOwnOrder } from './own-order.ts';
import type { SeenOrder } from './read-seen-order.ts';
import { type HowBack, type TakenWish, writeCase } from './write-case.ts';

/** Media types of the files an application names. */
async function readShown(db: Db, caller: SignedInCaller, { lines }: ApplyInput) {
  const ids = lines.flatMap(({ fileIds }) => fileIds);
  const files = await readOwnFiles(db, caller, ids);
  return new Map(files.map(({ id, mediaType }) => [String(id), mediaType]));
}

const howOf = (order: SeenOrder, input: ApplyInput, key: Buffer): HowBack => {
  const { returnWay, contactName, contactPhone, exchangeWish, pickupAddress, account } = input;
  return {
    ...{ returnWay, contactName, contactPhone, exchangeWish },
    // The carrier calls whoever is named here, not whoever once received the order.
    pickupAddress: pickupAddress ?? { ...order.address, receiver: contactName, phone: contactPhone },
    sealedAccount: account ? sealAccount(account, key) : null,
  };
};

const goodsOf = (wishes: readonly TakenWish[]) =>
  wishes.map(({ line: { skuId, costCenter }, askedFen: amountFen }) => ({ skuId, costCenter, amountFen }));

/**
 * Applies for after-sales of an order: under its lock, all or nothing, one case for each kind. What the company wants approved
 * waits for it; what is below the limits of the desk is settled at once (behaviours 2.7).
 */
export async function applyForCases(
  db: Db,
  caller: SignedInCaller,
  input: ApplyInput,
  { now, accountKey }: { now: Date; accountKey: Buffer },
): Promise<Applied> {
  const shown = await readShown(db, caller, input);
  const order = await lockOwnOrder(db, caller, input.orderNo);
  const units = await readOrderUnits(db, order);
  const taken = takeWishes(judgeWishes(units, input.lines, now));
  checkHow(order, input);
  checkEvidence(input.lines, shown);
  const above = await isAboveLimit(db, order.firmId, sum(taken.map(({ askedFen }) => askedFen)));
  const how = howOf(order, input, accountKey);
  const written: CaseRow[] = [];
  for (const part of splitApplication(taken.map((one) => ({ ...one.wish, one })))) {
    const wishes = part.wishes.map(({ one }) => one);
    const approving = above && (await wantsApproval(db, caller, goodsOf(wishes)));
    const freightFen = freightOf(units, part.kind, wishes);
    const one = await writeCase(db, caller, order, how, { ...part, wishes, approving, freightFen });
    if (approving) await handInCase(db, caller, one);
    else await tryQuick(db, one);
    written.push(one);
    await writeAudit(db, caller, {
      action: 'after_sale.applied',
      objectType: 'after_sale',
      objectId: one.caseNo,
      after: { orderNo: order.orderNo, kind: one.kind, lineCount: one.lineCount, askedFen: String(one.askedFen) },
    });
  }
  await dropDraft(db, caller, order);
  const cases: Applied['cases'] = [];
  for (const one of written) cases.push(await presentApplied(db, one));
  return { cases };
}

/** As it stands once everything of the application is done: what was quick is settled already. */
async function presentApplied(db: Db, one: CaseRow): Promise<Applied['cases'][number]> {
  const { caseNo, kind, status, quick } = await lockCase(db, placeOf(one));
  return { caseNo, kind, kindLabel: CASE_KINDS[kind], status, statusLabel: caseLabel(status), quick };
}
