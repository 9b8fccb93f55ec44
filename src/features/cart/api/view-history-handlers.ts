import { readSkusForSale, readSkusForSaleById } from '#features/catalog/api/public.ts';
import { skuPicture } from '#features/catalog/rules/public.ts';
import { priceText } from '#features/prices/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { MAX_VIEWS, viewHistoryContract } from '../contract/view-history-contract.ts';
import { putView, readViews } from './view-history-repo.ts';

const history = implementFeature(viewHistoryContract);

export const viewHistoryHandlers = {
  list: history.list.handler(async ({ input, context: { db, caller } }) => {
    const { firmId, userId } = signedIn(caller);
    // Read whole: what no longer exists for the caller must not leave gaps in the few that are shown.
    const views = await readViews(db, { firmId, userId, cartType: input.type }, MAX_VIEWS);
    const items = await readSkusForSaleById(
      db,
      views.map((view) => view.skuId),
      caller.levelCode,
    );
    const byId = new Map(items.map((item) => [item.skuId, item]));
    const shown = views.filter(({ skuId }) => byId.has(skuId)).slice(0, input.n);
    return shown.flatMap(({ skuId, viewedAt }) => {
      const item = byId.get(skuId);
      if (!item) return [];
      return [
        {
          skuCode: item.itemNo,
          productName: item.name,
          productImg: skuPicture(item),
          brandName: item.brandName,
          orderUnit: item.orderUnit,
          moqSales: item.moq,
          moqIncrement: item.step,
          salesPrice: priceText(item.salesPrice),
          notCart: item.notCart,
          viewedAt: viewedAt.toISOString(),
        },
      ];
    });
  }),
  add: history.add.handler(async ({ input, context: { db, caller } }) => {
    const { firmId, userId } = signedIn(caller);
    const [item] = await readSkusForSale(db, [input.code], caller.levelCode);
    if (!item) throw notFound('商品');
    await putView(db, { firmId, userId, cartType: input.type }, item.skuId, MAX_VIEWS);
    return {};
  }),
  maximum: history.maximum.handler(() => ({ maximum: MAX_VIEWS })),
};
