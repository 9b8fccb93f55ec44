import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerItems } from '#features/materials/api/material-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku, type TestSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let buyer: TestMember;
let plain: TestSku;
let packed: TestSku;
let scarce: TestSku;

beforeAll(async () => {
  shop = await startTestShop();
  buyer = await buildMember(shop.db.owner);
  plain = await buildSku(shop.db.owner, { mpn: 'NU 2205-ECP', salesPrice: '10.00' });
  packed = await buildSku(shop.db.owner, { moq: 10, step: 5, orderUnit: '盒', salesPrice: '2.50' });
  scarce = await buildSku(shop.db.owner, { stock: 5 });
});
afterAll(() => shop.stop());

const row = (rowNumber: number, goodsCode: string, quantity: string, rest: object = {}) => ({
  rowNumber,
  goodsCode,
  quantity,
  ...rest,
});
const check = (rows: object[], token = buyer.token) => shop.post('/cart-center/bulk/check', { rows }, { token });
const freshKey = () => crypto.randomUUID();

describe('check of rows', () => {
  it('finds items by our number, the maker’s number however it is written, and the firm’s own code', async () => {
    await shop.db.owner
      .insert(customerItems)
      .values({ firmId: buyer.firmId, code: 'MAT-77', codeKey: 'MAT77', skuId: packed.skuId });
    const { body } = await check([
      row(1, plain.itemNo, '3'),
      row(2, plain.itemNo.toLowerCase(), '3'),
      row(3, 'nu2205 ecp', '3'),
      row(4, 'mat 77', '10'),
      row(5, '', '10', { customerCode: 'MAT-77' }),
      row(6, '', '1', { mpn: 'NU/2205.ECP' }),
    ]);
    const found = body.data.rows.map(
      (one: { matchedBy: string; item: { itemCode: string } | null; status: string }) => [
        one.matchedBy,
        one.item?.itemCode,
        one.status,
      ],
    );
    expect(found).toEqual([
      ['item', plain.itemNo, 'ok'],
      ['item', plain.itemNo, 'ok'],
      ['mpn', plain.itemNo, 'ok'],
      ['customer', packed.itemNo, 'ok'],
      ['customer', packed.itemNo, 'ok'],
      ['mpn', plain.itemNo, 'ok'],
    ]);
  });

  it('tries a code that is not what its column is for as the other numbers, and asks where that does not decide', async () => {
    const person = await buildMember(shop.db.owner);
    const [named] = [await buildSku(shop.db.owner, { mpn: '471100' })];
    const double = await buildSku(shop.db.owner, { mpn: plain.itemNo });
    await shop.db.owner
      .insert(customerItems)
      .values({ firmId: person.firmId, code: 'OWN-5', codeKey: 'OWN5', skuId: named.skuId });
    const { body } = await check(
      [
        row(1, '', '20', { customerCode: packed.itemNo }),
        row(2, '', '3', { mpn: named.itemNo }),
        row(3, '', '3', { mpn: 'OWN-5' }),
        row(4, '', '3', { customerCode: 'nu2205 ecp' }),
        row(5, '', '3', { customerCode: '471100' }),
        row(6, '', '3', { customerCode: plain.itemNo }),
        row(7, '', '3', { customerCode: 'own-5', mpn: plain.itemNo }),
      ],
      person.token,
    );
    expect(body.data.rows).toMatchObject([
      { status: 'ok', matchedBy: 'item', item: { itemCode: packed.itemNo } },
      { status: 'ok', matchedBy: 'item', item: { itemCode: named.itemNo } },
      { status: 'ok', matchedBy: 'customer', item: { itemCode: named.itemNo } },
      { status: 'ok', matchedBy: 'mpn', item: { itemCode: plain.itemNo } },
      { status: 'ask', item: null, message: '“471100”是型号，请确认商品', candidates: [{ itemCode: named.itemNo }] },
      { status: 'ask', candidates: [{ itemCode: plain.itemNo }, { itemCode: double.itemNo }] },
      { status: 'ok', matchedBy: 'customer', item: { itemCode: named.itemNo } },
    ]);
    // Our number does not become the firm's own code of the line.
    const rows = [row(1, '', '20', { customerCode: packed.itemNo })];
    const input = { rows, duplicates: 'merge', withWarnings: true };
    await shop.post('/cart-center/bulk/addRows', input, { token: person.token, key: freshKey() });
    const cart = await shop.get('/cart-center/cart/list/enterprise', { token: person.token });
    expect(cart.body.data.lines).toMatchObject([{ skuCode: packed.itemNo, customerCode: '' }]);
  });

  it('does not know the codes of another firm', async () => {
    const stranger = await buildMember(shop.db.owner);
    const { body } = await check([row(1, 'MAT-77', '10')], stranger.token);
    expect(body.data.rows[0]).toMatchObject({
      status: 'error',
      item: null,
      message: '没有找到“MAT-77”，请检查编码或型号',
    });
  });

  it('answers for goods kept for others as for none, by every number (security check 13)', async () => {
    const kept = await buildSku(shop.db.owner, { exclusive: true, mpn: 'KEPT-4711' });
    const codes = [kept.itemNo, 'KEPT-4711', 'ABSENT-4711'];
    const { body } = await check(codes.map((code, at) => row(at + 1, code, '1')));
    const answers = body.data.rows.map((one: object, at: number) =>
      JSON.stringify({ ...one, rowNumber: 0 }).replaceAll(codes[at] ?? '', '…'),
    );
    expect(new Set(answers).size).toBe(1);
  });

  it('says of each row what is wrong and what would do', async () => {
    const { body } = await check([
      row(1, packed.itemNo, '11'),
      row(2, scarce.itemNo, '6'),
      row(3, plain.itemNo, '1.5'),
      row(4, plain.itemNo, '1000000'),
      row(5, '', '1'),
      row(6, plain.itemNo, ''),
    ]);
    expect(body.data.rows).toMatchObject([
      {
        status: 'warning',
        orderQuantity: 15,
        suggestedQuantity: 15,
        salesPrice: '2.50',
        amount: '37.50',
        message: '起订 10 盒，按 5 盒递增，数量 11 调整为 15',
      },
      { status: 'error', orderQuantity: 0, suggestedQuantity: 5, message: '库存不足，当前可售 5 个' },
      {
        status: 'ask',
        message: '本商品按个销售，“1.5”不是整个，请确认',
        wantedQuantity: null,
        orderQuantity: 0,
        choices: [{ quantity: 2, text: '2 个', note: '多 0.5 个', amount: '20.00' }],
      },
      { status: 'error', message: '数量 1000000 超过上限 999999' },
      { status: 'error', message: '缺少编码' },
      { status: 'error', message: '缺少数量' },
    ]);
  });

  it('offers the items among which a number does not decide', async () => {
    const twins = [await buildSku(shop.db.owner, { mpn: 'TWIN-1' }), await buildSku(shop.db.owner, { mpn: 'TWIN 1' })];
    const { body } = await check([row(1, 'twin1', '1')]);
    expect(body.data.rows[0]).toMatchObject({ status: 'ask', message: '“twin1”对应 2 个商品，请选择一个' });
    const offered = body.data.rows[0].candidates.map((one: { itemCode: string }) => one.itemCode);
    expect(offered).toEqual(twins.map(({ itemNo }) => itemNo));
  });

  it.each([
    ['no rows', { rows: [] }],
    ['too many rows', { rows: Array.from({ length: 501 }, (_, at) => row(at + 1, 'A', '1')) }],
    ['a row without a number', { rows: [{ goodsCode: 'A', quantity: '1' }] }],
    ['a quantity that is no text', { rows: [{ rowNumber: 1, goodsCode: 'A', quantity: 1 }] }],
    ['NUL', { rows: [row(1, 'A\0', '1')] }],
  ])('refuses %s', async (_, input) => {
    expect((await shop.post('/cart-center/bulk/check', input, { token: buyer.token })).status).toBe(400);
  });
});

describe('rows to the cart', () => {
  const add = (token: string, input: object, key = freshKey()) =>
    shop.post('/cart-center/bulk/addRows', input, { token, key });
  const cartOf = async (token: string) => {
    const { lines } = (await shop.get('/cart-center/cart/list/enterprise', { token })).body.data;
    return new Map(lines.map((line: { skuCode: string; quantity: number }) => [line.skuCode, line.quantity]));
  };

  it('adds what is in order, once however often it is sent, and names the rest by row', async () => {
    const person = await buildMember(shop.db.owner);
    const rows = [
      row(1, plain.itemNo, '3'),
      row(2, packed.itemNo, '11'),
      row(3, 'NOTHING-9', '1'),
      row(4, plain.itemNo, '4'),
    ];
    const input = { rows, duplicates: 'merge', withWarnings: true };
    const key = freshKey();
    const first = await add(person.token, input, key);
    expect(first.body.data).toEqual({
      addedRows: 3,
      addedLines: 2,
      addedQuantity: 22,
      addedAmount: '107.50',
      cartCount: 2,
      skuCodes: [plain.itemNo, packed.itemNo],
      rejected: [{ rowNumber: 3, code: 'NOTHING-9', message: '没有找到“NOTHING-9”，请检查编码或型号' }],
    });
    expect((await add(person.token, input, key)).body.data).toEqual(first.body.data);
    expect([...(await cartOf(person.token))].sort()).toEqual(
      [
        [plain.itemNo, 7],
        [packed.itemNo, 15],
      ].sort(),
    );
  });

  it('leaves changed quantities out where that is chosen', async () => {
    const person = await buildMember(shop.db.owner);
    const rows = [row(1, plain.itemNo, '3'), row(2, packed.itemNo, '11')];
    const { body } = await add(person.token, { rows, duplicates: 'merge', withWarnings: false });
    expect(body.data).toMatchObject({ addedRows: 1, rejected: [{ rowNumber: 2 }] });
  });

  it('counts what lies in the cart already against the stock', async () => {
    const person = await buildMember(shop.db.owner);
    const rows = [row(1, scarce.itemNo, '4'), row(2, plain.itemNo, '1')];
    const input = { rows, duplicates: 'merge', withWarnings: true };
    await add(person.token, input);
    const { body } = await add(person.token, input);
    expect(body.data).toMatchObject({ addedRows: 1, addedLines: 1, rejected: [{ rowNumber: 1 }] });
    expect((await cartOf(person.token)).get(scarce.itemNo)).toBe(4);
  });

  it('says so when nothing can be added', async () => {
    const { status, body } = await add(buyer.token, {
      rows: [row(1, 'NOTHING', '1')],
      duplicates: 'merge',
      withWarnings: true,
    });
    expect([status, body.code, body.message]).toEqual([400, 32204, '没有可以加入购物车的行']);
  });
});
