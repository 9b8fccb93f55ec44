import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPost } from '#app/api/open-messages.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { skus, stockLevels } from '#features/catalog/api/catalog-tables.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildAgreement, buildPromotion } from '#tests/factories/build-price.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { carryOutTold } from '#tests/inbox.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { refreshWatched } from './goods-jobs.ts';
import { tellFirmOfGoods } from './tell-of-goods.ts';

/** From a changed price or stock to the rows in the lists of those who buy the goods often. */
let shop: TestShop;
let buyer: TestMember;
let sku: TestSku;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const owner = () => shop.db.owner;
const mark = ({ skuId }: TestSku, member = buyer) =>
  owner().execute(
    sql`insert into frequent_items (firm_id, user_id, sku_id) values (${member.firmId}, ${member.userId}, ${skuId})`,
  );
const setPrice = ({ skuId }: TestSku, price: string) =>
  owner()
    .update(skus)
    .set({ salesPrice: parseUnitPrice(price), listPrice: parseUnitPrice(price) })
    .where(eq(skus.id, skuId));
const setStock = ({ skuId }: TestSku, onHand: number) =>
  owner().update(stockLevels).set({ onHand }).where(eq(stockLevels.skuId, skuId));

/** The jobs of a day, twice: the second finds nothing new. */
async function look(): Promise<void> {
  const post = { messages: createPost(await readPepper(testEnv)), origin: testEnv.origin };
  await refreshWatched(shop.db.app, buyer.firmId);
  await tellFirmOfGoods(shop.db.app, post, buyer.firmId, new Date());
  await tellFirmOfGoods(shop.db.app, post, buyer.firmId, new Date());
  await carryOutTold(shop.db, await readPepper(testEnv));
}

async function heard(member = buyer): Promise<{ event: string; title: string; text: string; href: string }[]> {
  const { body } = await shop.post('/news-center/message/list', {}, { token: member.token });
  return body.data.list.map(({ event, title, text, href }: Record<string, string>) => ({ event, title, text, href }));
}

beforeEach(async () => {
  buyer = await buildMember(owner());
  sku = await buildSku(owner(), { salesPrice: '100.00', stock: 20 });
});

describe('the price of goods somebody buys often', () => {
  beforeEach(async () => {
    await mark(sku);
    await look();
    expect(await heard()).toEqual([]);
  });

  it('is told once when it rises by more than the share, with the old one, the new one and the way to the item', async () => {
    await setPrice(sku, '105.00');
    await look();
    expect(await heard()).toEqual([]);
    await setPrice(sku, '108.00');
    await look();
    await look();
    const [told, ...others] = await heard();
    expect(others).toEqual([]);
    expect(told).toMatchObject({ event: 'goods.priceUp', href: `/u-${sku.itemNo}.html` });
    expect(told?.title).toMatch(/^常购商品涨价 8\.0%：测试商品/);
    expect(told?.text).toContain('¥100.00 → ¥108.00/个，上涨 8.0%');
  });

  it('goes by the company’s agreement, and by the share the company sets', async () => {
    const settings = { events: [{ code: 'goods.priceUp', on: true, channels: ['inbox'], limit: 20 }] };
    const admin = await buildMember(owner(), { firm: buyer, permissions: ['COMPANY_MANAGEMENT'] });
    const saved = await shop.post('/news-center/company/saveSettings', settings, { token: admin.token });
    expect(saved.body).toMatchObject({ success: true });
    await setPrice(sku, '115.00');
    await look();
    expect(await heard()).toEqual([]);
    const agreed = await buildAgreement(owner(), { firmId: buyer.firmId, skuId: sku.skuId, price: '50.00' });
    await look();
    await owner().execute(sql`update agreement_prices set price = ${parseUnitPrice('90.00')} where id = ${agreed}`);
    await look();
    expect(await heard()).toMatchObject([{ event: 'goods.priceUp' }]);
  });

  it('does not rise when a promotion ends', async () => {
    await buildPromotion(owner(), { skuId: sku.skuId, price: '60.00' });
    await look();
    await owner().execute(sql`update promotion_prices set ends_at = now() where sku_id = ${sku.skuId}`);
    await look();
    expect(await heard()).toEqual([]);
  });

  it('of many goods is one message, the highest rise first; each colleague has his own', async () => {
    const colleague = await buildMember(owner(), { firm: buyer });
    const others = await Promise.all([1, 2, 3, 4, 5, 6].map(() => buildSku(owner(), { salesPrice: '10.00' })));
    for (const one of others) await mark(one);
    await mark(sku, colleague);
    await look();
    await setPrice(sku, '110.00');
    for (const one of others) await setPrice(one, '12.00');
    await look();
    const told = await heard();
    expect(told).toMatchObject([{ title: '7 种常购商品涨价，最高上涨 20.0%', href: '/purchase.html' }]);
    expect(told[0]?.text).toContain('等共 7 种商品');
    expect(await heard(colleague)).toMatchObject([{ href: `/u-${sku.itemNo}.html` }]);
  });
});

describe('goods that come back', () => {
  it('are told once, to who ordered them three times within half a year', async () => {
    const rare = await buildSku(owner(), { salesPrice: '10.00', stock: 20 });
    for (const wished of [[sku, rare], [sku, rare], [sku]]) {
      const wish = wished.map(({ itemNo }) => ({ skuCode: itemNo, quantity: 1 }));
      await placeOrder(shop, buyer, wish, { replace: { payWay: 'account' } });
    }
    await look();
    await owner().execute(
      sql`update stock_levels set on_hand = reserved where sku_id in (${sku.skuId}, ${rare.skuId})`,
    );
    await look();
    expect(await heard()).toEqual([]);
    await setStock(sku, 30);
    await setStock(rare, 30);
    await look();
    await look();
    expect(await heard()).toMatchObject([{ event: 'goods.back', href: `/u-${sku.itemNo}.html` }]);
  });

  it('are not told to who has taken his mark back', async () => {
    await mark(sku);
    await look();
    await setStock(sku, 0);
    await look();
    await owner().execute(sql`delete from frequent_items where user_id = ${buyer.userId}`);
    await setStock(sku, 30);
    await look();
    expect(await heard()).toEqual([]);
  });
});
