import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { hashPassword } from '#features/access/api/passwords.ts';
import { hashToken } from '#features/access/api/session-token.ts';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { buildFirm, buildMember, buildSession, type TestMember } from '#tests/factories/build-member.ts';
import { buildBrand, buildCategory, buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { cartLines, visitorCartLines } from './cart-tables.ts';

const PASSWORD = 'right-horse-battery';

let shop: TestShop;
let passwordHash: string;
let visitor: string;
let keys = 0;

type Wish = { skuCode: string; quantity: number; searchId?: string };

const add = (token: string, lines: readonly Wish[]) =>
  shop.post('/cart-center/cart/add/enterprise', { lines }, { token, key: `merge-test-${(keys += 1)}` });

/** Logs in with the visitor's session, as a browser does; answers the new token. */
async function logIn(member: TestMember, previous = visitor): Promise<string> {
  const input = { userName: member.userName, password: PASSWORD };
  const { status, body } = await shop.post('/member-center/user/login', input, {
    token: previous,
    headers: { 'x-token-in-body': '1' },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.token;
}
const linesOf = async (token: string) =>
  (await shop.get('/cart-center/cart/list/enterprise', { token })).body.data.lines;
const leftBehind = () =>
  shop.db.owner
    .select()
    .from(visitorCartLines)
    .where(sql`session_hash = ${hashToken(visitor)}`);
const buildBuyer = (firm: Parameters<typeof buildFirm>[1] = {}) =>
  buildFirm(shop.db.owner, firm).then((built) => buildMember(shop.db.owner, { firm: built, passwordHash }));

beforeAll(async () => {
  shop = await startTestShop();
  passwordHash = await hashPassword(PASSWORD, await readPepper(testEnv));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  visitor = await buildSession(shop.db.owner, null);
  // Logins are counted per address, and here all come from one.
  await shop.db.owner.execute(sql`delete from rate_limits`);
});

describe('login with a filled visitor’s cart', () => {
  it('brings the lines along at the price of the firm, once', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { listPrice: '3.00', salesPrice: '2.00' });
    const buyer = await buildBuyer({ levelCode: 'enterprise' });
    await add(visitor, [{ skuCode: itemNo, quantity: 3, searchId: 'abc' }]);
    const token = await logIn(buyer);
    const merged = { skuCode: itemNo, quantity: 3, selected: true, searchId: 'abc', addedPrice: '2.00' };
    expect(await linesOf(token)).toMatchObject([merged]);
    expect(await leftBehind()).toEqual([]);
    for (const previous of [visitor, token]) await logIn(buyer, previous);
    expect(await linesOf(await logIn(buyer))).toMatchObject([merged]);
  });

  it('adds up with what lies in the cart, by the rule of the item as it is today', async () => {
    const { itemNo, skuId } = await buildSku(shop.db.owner, { dayType: 3 });
    const [stepped, capped] = [await buildSku(shop.db.owner), await buildSku(shop.db.owner, { dayType: 3 })];
    const buyer = await buildBuyer();
    await add(buyer.token, [
      { skuCode: itemNo, quantity: 4 },
      { skuCode: capped.itemNo, quantity: 999_000 },
    ]);
    await add(visitor, [
      { skuCode: itemNo, quantity: 3 },
      { skuCode: stepped.itemNo, quantity: 3 },
      { skuCode: capped.itemNo, quantity: 999_000 },
    ]);
    await shop.db.owner.execute(sql`update skus set moq = 10, step = 5 where id in (${skuId}, ${stepped.skuId})`);
    const lines = await linesOf(await logIn(buyer));
    const quantities = Object.fromEntries(
      lines.map((line: { skuCode: string; quantity: number }) => [line.skuCode, line.quantity]),
    );
    expect(quantities).toEqual({ [itemNo]: 10, [stepped.itemNo]: 10, [capped.itemNo]: 999_999 });
  });

  it('leaves out what is no longer sold and greys out what cannot be bought now', async () => {
    const items = [];
    for (let n = 0; n < 5; n += 1) items.push(await buildSku(shop.db.owner));
    const [sold, stopped, elsewhere, priceless, empty] = items.map(({ itemNo }) => itemNo);
    await add(
      visitor,
      items.map(({ itemNo }) => ({ skuCode: itemNo, quantity: 1 })),
    );
    await shop.db.owner.execute(sql`update skus set product_status = 8 where item_no = ${stopped}`);
    await shop.db.owner.execute(sql`update skus set not_cart = true where item_no = ${elsewhere}`);
    await shop.db.owner.execute(sql`update skus set sales_price = 0, list_price = 0 where item_no = ${priceless}`);
    await shop.db.owner.execute(sql`update stock_levels set on_hand = 0 where sku_id = ${items[4]?.skuId}`);
    const lines = await linesOf(await logIn(await buildBuyer()));
    const facts = lines.map((line: { skuCode: string; obstacle: string | null }) => [line.skuCode, line.obstacle]);
    expect(new Map(facts)).toEqual(
      new Map([
        [sold, null],
        [priceless, '暂无价格，请联系客服询价'],
        [empty, '暂时缺货'],
      ]),
    );
    expect(await leftBehind()).toEqual([]);
  });

  it('tells no rise of price of a line that came along without one', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const price = (yuan: number) =>
      shop.db.owner.execute(
        sql`update skus set sales_price = ${yuan * 10_000}, list_price = ${yuan * 10_000} where item_no = ${itemNo}`,
      );
    await add(visitor, [{ skuCode: itemNo, quantity: 2 }]);
    await price(0);
    const token = await logIn(await buildBuyer());
    await price(12);
    expect(await linesOf(token)).toMatchObject([{ salesPrice: '12.00', priceChange: 'same', amount: '24.00' }]);
  });

  it('fills a nearly full cart to its limit, and no further', async () => {
    const [categoryId, brandId] = [await buildCategory(shop.db.owner), await buildBrand(shop.db.owner)];
    const many = Array.from({ length: 1_999 }, (_, n) => ({
      itemNo: `FULL${n}`,
      name: '螺钉',
      orderUnit: '个',
      baseUnit: '个',
      source: 'test',
      categoryId,
      brandId,
      salesPrice: 10_000n,
      listPrice: 10_000n,
    }));
    const rows = await shop.db.owner.insert(skus).values(many).returning({ skuId: skus.id });
    const buyer = await buildBuyer();
    const owner = { firmId: buyer.firmId, userId: buyer.userId, cartType: 'enterprise' };
    await shop.db.owner
      .insert(cartLines)
      .values(rows.map(({ skuId }) => ({ ...owner, skuId, quantity: 1, addedPrice: 10_000n })));
    const [first, second] = [await buildSku(shop.db.owner), await buildSku(shop.db.owner)];
    for (const { itemNo } of [first, second]) await add(visitor, [{ skuCode: itemNo, quantity: 1 }]);
    await shop.db.owner.insert(visitorCartLines).values({
      sessionHash: hashToken(visitor),
      skuId: rows[0]?.skuId ?? 0n,
      quantity: 5,
    });
    await logIn(buyer);
    const { rows: held } = await shop.db.owner.execute(sql`
      select sku_id::text as sku, quantity from cart_lines where user_id = ${buyer.userId}
        and sku_id in (${first.skuId}, ${second.skuId}, ${rows[0]?.skuId}) order by 1`);
    expect(held).toEqual(
      [
        { sku: String(rows[0]?.skuId), quantity: 6 },
        { sku: String(first.skuId), quantity: 1 },
      ].sort((a, b) => a.sku.localeCompare(b.sku)),
    );
  });

  it('is merged once by twenty logins of ten people at the same moment', async () => {
    const { itemNo, skuId } = await buildSku(shop.db.owner);
    const people = await Promise.all(Array.from({ length: 10 }, () => buildBuyer()));
    await add(visitor, [{ skuCode: itemNo, quantity: 3 }]);
    await Promise.all([...people, ...people].map((member) => logIn(member)));
    const { rows } = await shop.db.owner.execute(sql`select quantity from cart_lines where sku_id = ${skuId}`);
    expect(rows).toEqual([{ quantity: 3 }]);
  });

  it.each([
    { name: 'group', firm: { firmType: 'group' }, extendType: 1 },
    { name: 'sales', firm: {}, extendType: 5 },
    { name: 'staff', firm: { firmType: 'operator' }, extendType: 1 },
    { name: 'restricted punch-out', firm: { firmChannel: 1 }, extendType: 1 },
  ])('touches nothing for a $name account', async ({ firm, extendType }) => {
    const { itemNo, skuId } = await buildSku(shop.db.owner);
    await add(visitor, [{ skuCode: itemNo, quantity: 3 }]);
    await logIn(
      await buildMember(shop.db.owner, {
        firm: await buildFirm(shop.db.owner, firm),
        participantExtendType: extendType,
        passwordHash,
      }),
    );
    expect(await leftBehind()).toMatchObject([{ skuId, quantity: 3 }]);
    expect(await shop.db.owner.select().from(cartLines).where(sql`sku_id = ${skuId}`)).toEqual([]);
  });

  it('keeps the visitor’s cart when the login fails', async () => {
    const { itemNo } = await buildSku(shop.db.owner);
    const buyer = await buildBuyer();
    await add(visitor, [{ skuCode: itemNo, quantity: 3 }]);
    const input = { userName: buyer.userName, password: 'wrong' };
    expect((await shop.post('/member-center/user/login', input, { token: visitor })).status).toBe(401);
    expect(await leftBehind()).toMatchObject([{ quantity: 3 }]);
    expect(await linesOf(await logIn(buyer))).toMatchObject([{ quantity: 3 }]);
  });
});
