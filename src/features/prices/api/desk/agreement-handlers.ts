import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatUnitPrice, parseUnitPrice } from '#platform/shared/money.ts';
import { priceDeskContract, priceDeskErrors } from '../../contract/price-desk-contract.ts';
import { endedPeriod, overlaps, type Period, periodState, periodText } from '../../rules/agreement-period.ts';
import {
  type Agreement,
  deleteAgreement,
  findCustomers,
  findFirmIds,
  findSkus,
  insertAgreements,
  isOverlap,
  lockAgreement,
  type NewAgreementRow,
  readAgreementsOf,
  readListPrice,
  readToday,
  updateAgreements,
} from './agreement-repo.ts';
import { readAgreements } from './read-agreements.ts';
import { refuseAboveList } from './refuse-above-list.ts';

const desk = implementFeature(priceDeskContract);

/** As the audit log keeps it. */
const told = ({ price, agreementNo, minQuantity, validFrom, validTo }: NewAgreementRow) => ({
  agreementNo,
  minQuantity,
  validFrom,
  validTo,
  price: formatUnitPrice(price),
});

/** Names the period in the way before the database refuses the change; it stays the judge of two at once. */
function refuseOverlap(present: readonly Agreement[], wanted: Period & { minQuantity: number }): void {
  const other = present.find((one) => one.minQuantity === wanted.minQuantity && overlaps(one, wanted));
  if (!other) return;
  const { minQuantity, agreementNo } = other;
  const message = `起订量 ${minQuantity} 在 ${periodText(other)} 已有协议价（${agreementNo}），请先终止或修改它`;
  throw refuse(priceDeskErrors, 'PRICE_OVERLAPS', { message });
}

async function orOverlap(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw isOverlap(error) ? refuse(priceDeskErrors, 'PRICE_OVERLAPS') : error;
  }
}

async function lockOrRefuse(db: Db, id: string): Promise<{ agreement: Agreement; today: string }> {
  const agreement = await lockAgreement(db, BigInt(id));
  if (!agreement) throw notFound('协议价');
  const today = await readToday(db);
  if (periodState(agreement, today) === 'ended') throw refuse(priceDeskErrors, 'PRICE_ENDED');
  return { agreement, today };
}

export const agreementHandlers = {
  findCustomers: desk.findCustomers.handler(({ input, context }) => findCustomers(context.db, input.keyword)),

  listAgreements: desk.listAgreements.handler(async ({ input, context }) => {
    const { pageNo, pageSize } = input;
    return { ...(await readAgreements(context.db, input)), pageNo, pageSize };
  }),

  addAgreement: desk.addAgreement.handler(async ({ input, context: { db, caller } }) => {
    const { customerCode, skuCode, agreementNo, validFrom, validTo, tiers } = input;
    const firmId = (await findFirmIds(db, [customerCode])).get(customerCode);
    if (firmId === undefined) throw refuse(priceDeskErrors, 'PRICE_CUSTOMER_UNKNOWN');
    const sku = (await findSkus(db, [skuCode])).get(skuCode);
    if (!sku) throw refuse(priceDeskErrors, 'PRICE_ITEM_UNKNOWN');
    const rows = tiers.map(({ minQuantity, price }) => ({
      firmId,
      skuId: sku.skuId,
      agreementNo,
      minQuantity,
      validFrom,
      validTo,
      price: parseUnitPrice(price),
    }));
    const present = await readAgreementsOf(db, [firmId], [sku.skuId]);
    for (const row of rows) {
      refuseAboveList(row.price, sku.listPrice);
      refuseOverlap(present, row);
    }
    await orOverlap(insertAgreements(db, rows));
    const after = { customerCode, skuCode, rows: rows.map(told) };
    await writeAudit(db, caller, { action: 'price.agreed', objectType: 'agreement', objectId: agreementNo, after });
    return {};
  }),

  changeAgreement: desk.changeAgreement.handler(async ({ input, context: { db, caller } }) => {
    const { agreement: before } = await lockOrRefuse(db, input.id);
    const { validFrom, validTo } = input;
    const after = { ...before, validFrom, validTo, price: parseUnitPrice(input.price) };
    refuseAboveList(after.price, await readListPrice(db, before.skuId));
    const present = await readAgreementsOf(db, [before.firmId], [before.skuId]);
    refuseOverlap(
      present.filter(({ id }) => id !== before.id),
      after,
    );
    await orOverlap(updateAgreements(db, [after]));
    await writeAudit(db, caller, {
      action: 'price.agreementChanged',
      objectType: 'agreement',
      objectId: input.id,
      before: told(before),
      after: told(after),
    });
    return {};
  }),

  endAgreement: desk.endAgreement.handler(async ({ input, context: { db, caller } }) => {
    const { agreement: before, today } = await lockOrRefuse(db, input.id);
    const left = endedPeriod(before, today);
    const after = left && { ...before, ...left };
    if (after) await updateAgreements(db, [after]);
    else await deleteAgreement(db, before.id);
    await writeAudit(db, caller, {
      action: 'price.agreementEnded',
      objectType: 'agreement',
      objectId: input.id,
      before: told(before),
      after: after && told(after),
    });
    return {};
  }),
};
