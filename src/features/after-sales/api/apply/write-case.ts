import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { sum } from '#platform/shared/money.ts';
import type { ApplyInput } from '../../contract/apply-schemas.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import { comesBack } from '../../rules/case-kinds.ts';
import { attachToCase } from '../case-attachments.ts';
import { beginCase, type CaseActor, type CaseRow, placeOf } from '../case-repo.ts';
import { insertCase, insertCaseLines } from '../case-rows-repo.ts';
import type { JudgedWish } from './judge-wishes.ts';
import type { SeenOrder } from './read-seen-order.ts';

export type AppliedLine = ApplyInput['lines'][number];
/** A line that stood all tests, so that its order line is known. */
export type TakenWish = JudgedWish<AppliedLine> & { line: NonNullable<JudgedWish<AppliedLine>['line']> };

export interface NewCase {
  kind: CaseKind;
  payer: 'shop' | 'buyer';
  wishes: readonly TakenWish[];
  approving: boolean;
  freightFen: bigint;
}

/** What an application says of all its cases. */
export interface HowBack extends Pick<ApplyInput, 'returnWay' | 'contactName' | 'contactPhone' | 'exchangeWish'> {
  pickupAddress: SeenOrder['address'] | null;
  sealedAccount: string | null;
}

const linesOf = (wishes: readonly TakenWish[]) =>
  wishes.map(({ wish: { quantity, reason, note, measured, kind }, line, askedFen }, index) => ({
    ...{ orderLineId: line.id, skuId: line.skuId, lineNo: index + 1, quantity, reason, note, measured, askedFen },
    gapFen: kind === 'price_gap' ? askedFen : 0n,
  }));

/** Writes one case of an application with its lines and files; it stands in its first state. */
export async function writeCase(
  db: Db,
  caller: SignedInCaller,
  { firmId, orderId }: SeenOrder,
  how: HowBack,
  { kind, payer, wishes, approving, freightFen }: NewCase,
): Promise<CaseRow> {
  const { returnWay, pickupAddress, ...rest } = how;
  const way = comesBack(kind) ? returnWay : 'none';
  const born = await insertCase(db, {
    ...rest,
    ...{ firmId, orderId, userId: caller.userId, kind, lineCount: wishes.length, freightFen },
    askedFen: sum(wishes.map(({ askedFen }) => askedFen)),
    returnWay: way,
    pickupAddress: way === 'pickup' ? pickupAddress : null,
    freightPayer: payer,
    status: approving ? 'approving' : 'reviewing',
    approvalStatus: approving ? 'pending' : 'none',
  });
  const place = placeOf(born);
  await insertCaseLines(db, place, linesOf(wishes));
  const actor = { side: 'buyer', firmId, userId: caller.userId } as const satisfies CaseActor;
  for (const [index, { wish }] of wishes.entries()) {
    await attachToCase(db, place, { actor, firmId, lineNo: index + 1, fileIds: wish.fileIds });
  }
  return beginCase(db, born, { actor, kind: approving ? 'approving' : 'applied' });
}
