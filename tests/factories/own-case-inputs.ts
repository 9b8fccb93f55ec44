import { eq } from 'drizzle-orm';
import { afterSaleCases, afterSaleLines } from '#features/after-sales/api/case-tables.ts';
import { afterSaleRepairs } from '#features/after-sales/api/settlement-tables.ts';
import type { CaseKind } from '#features/after-sales/contract/case-words.ts';
import type { CaseStatus } from '#features/after-sales/rules/case-status.ts';
import { pickupSlots } from '#features/after-sales/rules/returns/pickup-slots.ts';
import type { InputMaker } from '#tests/generated/input-maker.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { buildCase } from './build-case.ts';
import type { TestMember } from './build-member.ts';
import { fileOf } from './upload-file.ts';

/** One case, granted, received and good, in the state at the end of `way`: moved as the table allows, past the acts. */
async function caseAt({ db: { owner } }: TestShop, caseId: bigint, way: readonly CaseStatus[]): Promise<void> {
  const counted = { grantedQuantity: 1, grantedFen: 1_000n, receivedQuantity: 1, goodQuantity: 1 };
  await owner.update(afterSaleLines).set(counted).where(eq(afterSaleLines.caseId, caseId));
  for (const status of way) await owner.update(afterSaleCases).set({ status }).where(eq(afterSaleCases.id, caseId));
}

/** Names a case of this kind as its customer sees it. */
async function seenAt(shop: TestShop, member: TestMember, kind: CaseKind, way: readonly CaseStatus[]) {
  const made = await buildCase(shop, member, { kind });
  if (!made) return null;
  await caseAt(shop, made.caseId, way);
  return { caseId: made.caseId, seen: { caseNo: made.caseNo, version: 1 } };
}

/** An act upon a case of this kind and state, with what else the act wants. */
const act =
  (kind: CaseKind, way: readonly CaseStatus[], more: () => object = () => ({})): InputMaker =>
  async ({ shop }, member) => {
    const made = member && (await seenAt(shop, member, kind, way));
    return made && { ...made.seen, ...more() };
  };

const answered: InputMaker = async ({ shop }, member) => {
  const made = member && (await seenAt(shop, member, 'repair', ['to_return', 'inspecting', 'estimating']));
  if (!made) return null;
  const offer = { firmId: member.firmId, caseId: made.caseId, finding: '轴承磨损', status: 'offered' };
  await shop.db.owner.insert(afterSaleRepairs).values(offer);
  return made.seen;
};

/** Inputs of the customer's acts that succeed: each wants a case in a state of its own. */
export const OWN_CASE_INPUTS: Readonly<Record<string, InputMaker>> = {
  'afterSales.supplement': act('return', ['supplementing'], () => ({ text: '照片已补充', fileIds: [] })),
  'afterSales.choose': act('exchange', ['choosing'], () => ({ wish: 'wait' })),
  'afterSales.acceptEstimate': answered,
  'afterSales.declineEstimate': answered,
  'afterSales.confirm': act('return', ['confirming']),
  'afterSales.reopen': act('return', ['confirming'], () => ({ reason: '少退了一件', fileIds: [] })),
  'afterSales.upload': () => ({ fileName: '合格证.pdf', file: fileOf() }),
  // Something to export.
  'afterSales.export': async ({ shop }, member) => {
    if (member) await buildCase(shop, member);
    return {};
  },
  'afterSaleReturns.ask': act('return', ['to_return'], () => ({ slot: pickupSlots(new Date()).at(-1) })),
  'afterSaleReturns.send': act('return', ['to_return'], () => ({ way: 'deliver' })),
};
