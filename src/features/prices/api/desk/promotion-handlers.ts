import { writeAudit } from '#platform/api/audit.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { formatUnitPrice, parseUnitPrice } from '#platform/shared/money.ts';
import { priceDeskContract, priceDeskErrors } from '../../contract/price-desk-contract.ts';
import { findSkus } from './agreement-repo.ts';
import { deletePromotion, endPromotion, insertPromotion, lockPromotion } from './promotion-repo.ts';
import { readPromotions } from './read-promotions.ts';
import { refuseAboveList } from './refuse-above-list.ts';

const desk = implementFeature(priceDeskContract);

export const promotionHandlers = {
  listPromotions: desk.listPromotions.handler(async ({ input, context }) => {
    const { pageNo, pageSize } = input;
    return { ...(await readPromotions(context.db, input)), pageNo, pageSize };
  }),

  addPromotion: desk.addPromotion.handler(async ({ input, context: { db, caller } }) => {
    const { skuCode, name } = input;
    const sku = (await findSkus(db, [skuCode])).get(skuCode);
    if (!sku) throw refuse(priceDeskErrors, 'PRICE_ITEM_UNKNOWN');
    const price = parseUnitPrice(input.price);
    refuseAboveList(price, sku.listPrice);
    const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
    const id = await insertPromotion(db, { skuId: sku.skuId, name, price, startsAt, endsAt });
    const after = { ...input, price: formatUnitPrice(price) };
    await writeAudit(db, caller, { action: 'price.promoted', objectType: 'promotion', objectId: String(id), after });
    return {};
  }),

  endPromotion: desk.endPromotion.handler(async ({ input, context: { db, caller } }) => {
    const id = BigInt(input.id);
    const promotion = await lockPromotion(db, id);
    if (!promotion) throw notFound('促销价');
    const { begun, over, price, ...facts } = promotion;
    if (over) throw refuse(priceDeskErrors, 'PRICE_ENDED');
    await (begun ? endPromotion(db, id) : deletePromotion(db, id));
    const before = { ...facts, price: formatUnitPrice(price) };
    await writeAudit(db, caller, {
      action: 'price.promotionEnded',
      objectType: 'promotion',
      objectId: input.id,
      before,
    });
    return {};
  }),
};
