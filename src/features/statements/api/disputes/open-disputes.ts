import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import type { DisputeInput } from '../../contract/dispute-schemas.ts';
import { disputeErrors } from '../../contract/statement-errors.ts';
import { DISPUTE_KINDS } from '../../contract/statement-words.ts';
import { judgeClaim } from '../../rules/judge-claim.ts';
import { actedOn, auditAct, buyerOf, lockOwnStatement } from '../acts/own-statement.ts';
import { disputeExceptions } from '../check/exception-repo.ts';
import { attachToDispute, readOwnFiles } from '../files/statement-attachments.ts';
import { changeStatement } from '../statement-repo.ts';
import { type DisputeRow, insertDispute, tellDispute } from './dispute-repo.ts';
import { markDisputed, readNamedLines } from './disputed-line-repo.ts';

const priceOf = (price: string | undefined) => (price === undefined ? undefined : parseUnitPrice(price));

/** Says of lines that something is wrong with them: each gets a dispute of its own, or none of them does. The others go on. */
export async function openDisputes(db: Db, caller: SignedInCaller, input: DisputeInput) {
  const { kind, words, fileIds, lines: claims, ...seen } = input;
  await readOwnFiles(db, caller, fileIds);
  const { row, view } = await lockOwnStatement(db, caller, seen, 'dispute');
  const lineIds = claims.map(({ lineId }) => BigInt(lineId));
  const found = await readNamedLines(db, row, { lineIds, within: view.lines });
  if (found.length < claims.length) throw refuse(disputeErrors, 'STATEMENT_LINES_TAKEN');
  const judged = claims.map(({ lineId, quantity, price }) => {
    const line = found.find(({ id }) => String(id) === lineId);
    if (!line) throw refuse(disputeErrors, 'STATEMENT_LINES_TAKEN');
    return {
      lineId,
      quantity,
      price: priceOf(price),
      answer: judgeClaim(line, { kind, quantity, price: priceOf(price) }),
    };
  });
  const wrong = judged.flatMap(({ lineId, answer }) =>
    'problem' in answer ? [{ lineId, message: answer.problem }] : [],
  );
  if (wrong.length > 0)
    throw refuse(disputeErrors, 'DISPUTE_CLAIM', { message: wrong[0]?.message ?? '', data: { lines: wrong } });
  const opened: DisputeRow[] = [];
  for (const { lineId, quantity, price, answer } of judged) {
    const dispute = await insertDispute(db, {
      ...{ firmId: row.firmId, statementId: row.id, lineId: BigInt(lineId), userId: caller.userId, kind, words },
      ...{ claimedQuantity: quantity ?? null, claimedPrice: price ?? null },
      askedFen: 'askedFen' in answer ? answer.askedFen : 0n,
    });
    await markDisputed(db, dispute);
    opened.push(dispute);
  }
  await disputeExceptions(db, caller, lineIds);
  const after = await changeStatement(db, row, {}, { linesChanged: true });
  const event = { actor: buyerOf(caller), kind: 'disputed', detail: `${DISPUTE_KINDS[kind]}异议：${words}` } as const;
  for (const [index, dispute] of opened.entries()) {
    const from = index === 0 ? row.status : after.status;
    const eventId = await tellDispute(db, after, dispute, event, from);
    if (index === 0) await attachToDispute(db, dispute, { person: caller, eventId, fileIds });
  }
  const disputeNos = opened.map(({ disputeNo }) => disputeNo);
  await auditAct(db, caller, 'statement.disputed', { before: row, after, detail: disputeNos.join('、') });
  return { ...actedOn(after), disputeNos };
}
