import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerItems } from '#features/materials/api/material-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { readCartLinesForOrder, takeCartLines } from './order-lines-repo.ts';

let shop: TestShop;
let buyer: TestMember;
let keys = 0;

const call = (path: string, input: object = {}, member = buyer) =>
  shop.post(`/cart-center/cart/${path}/enterprise`, input, { token: member.token, key: `lines-key-${(keys += 1)}` });
const cartOf = async (member = buyer) =>
  (await shop.get('/cart-center/cart/list/enterprise', { token: member.token })).body.data;
const ownerOf = ({ firmId, userId }: TestMember) => ({ firmId, userId, cartType: 'enterprise' as const });

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await buildMember(shop.db.owner);
});

const added = async (facts: Parameters<typeof buildSku>[1], wish: object) => {
  const { itemNo } = await buildSku(shop.db.owner, facts);
  await call('add', { lines: [{ skuCode: itemNo, quantity: 10, ...wish }] });
  return itemNo;
};

describe('what lines are wanted for', () => {
  const NOTES = { department: '维修部', costCenter: 'CC-01', project: '二期', note: '急用', customerCode: 'M-1' };

  it('is kept, changed and emptied field by field', async () => {
    const skuCode = await added({}, { ...NOTES, expectedOn: '2031-12-24' });
    expect((await cartOf()).lines).toMatchObject([{ ...NOTES, expectedOn: '2031-12-24' }]);
    await call('modify', { skuCode, project: '三期', note: '' });
    expect((await cartOf()).lines).toMatchObject([{ ...NOTES, project: '三期', note: '', expectedOn: '2031-12-24' }]);
    await call('modify', { skuCode, expectedOn: null });
    expect((await cartOf()).lines).toMatchObject([{ project: '三期', expectedOn: null, quantity: 10 }]);
  });

  it.each([
    { note: 'x'.repeat(201) },
    { department: '一\n二\u0007' },
    { expectedOn: '2026-02-30' },
    { expectedOn: '24.12.2026' },
  ])('refuses %j', async (field) => {
    const skuCode = await added({}, {});
    expect((await call('modify', { skuCode, ...field })).status).toBe(400);
  });

  it('keeps lines of one item apart when they are wanted for different purposes', async () => {
    const skuCode = await added({}, { department: '维修部' });
    for (const department of ['质检部', '质检部']) {
      await call('add', { lines: [{ skuCode, quantity: 2, department }] });
    }
    await call('add', { lines: [{ skuCode, quantity: 5 }] });
    const lines = (await cartOf()).lines.map((line: { split: string; quantity: number; department: string }) => [
      line.split,
      line.department,
      line.quantity,
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['', '维修部', 15],
        ['1', '质检部', 4],
      ]),
    );
    expect(lines).toHaveLength(2);
  });
});

describe('the code of an item at the firm', () => {
  const mapped = async (...codes: string[]) => {
    const { skuId, itemNo } = await buildSku(shop.db.owner);
    const rows = codes.map((code, n) => ({ code, codeKey: code, skuId, createdAt: new Date(2026, 0, 1 + n) }));
    await shop.db.owner.insert(customerItems).values(rows.map((row) => ({ ...row, firmId: buyer.firmId })));
    return itemNo;
  };
  const add = (skuCode: string, wish: object = {}, member = buyer) =>
    call('add', { lines: [{ skuCode, quantity: 1, ...wish }] }, member);
  const codes = async (member = buyer) =>
    (await cartOf(member)).lines.map(({ customerCode }: { customerCode: string }) => customerCode);

  it('stands on its line unless the buyer typed another', async () => {
    const [filled, typed] = [await mapped('M-100', 'M-200'), await mapped('M-300')];
    await add(filled);
    await add(typed, { customerCode: '自编 7' });
    expect(await codes()).toEqual(['自编 7', 'M-100']);
  });

  it('never takes the place of what was typed before, and gives way to what is typed now', async () => {
    const skuCode = await mapped('M-100');
    await add(skuCode, { customerCode: '旧码' });
    await add(skuCode);
    expect(await codes()).toEqual(['旧码']);
    await add(skuCode, { customerCode: '新码' });
    expect(await codes()).toEqual(['新码']);
  });

  it('is the firm’s own', async () => {
    const skuCode = await mapped('M-100');
    const stranger = await buildMember(shop.db.owner);
    await add(skuCode, {}, stranger);
    expect(await codes(stranger)).toEqual(['']);
  });
});

describe('splitting', () => {
  it('moves a part into a line of its own and loses nothing', async () => {
    const skuCode = await added({ moq: 2, step: 2, salesPrice: '3.3333' }, { note: '急用' });
    const { body } = await call('split', { skuCode, quantity: 4 });
    expect(body.data.lines).toMatchObject([
      { split: '', quantity: 6, note: '急用', amount: '20.00' },
      { split: '1', quantity: 4, note: '急用', amount: '13.33' },
    ]);
    await call('modifyBatch', {
      lines: [
        { skuCode, split: '1', quantity: 8, note: '不急' },
        { skuCode, selected: false },
      ],
    });
    const cart = await cartOf();
    expect(cart).toMatchObject({ cartCount: 2, chosenQuantity: 8, chosenAmount: '26.67' });
    await call('clearChoose', { lines: [{ skuCode, split: '1' }] });
    expect((await cartOf()).lines).toMatchObject([{ split: '', quantity: 6, note: '急用' }]);
  });

  it('refuses to leave nothing, and lines that are not there', async () => {
    const skuCode = await added({ moq: 10, step: 5 }, {});
    const refused = await call('split', { skuCode, quantity: 10 });
    expect(refused).toMatchObject({ status: 400, body: { code: 32003 } });
    expect(refused.body.message).toContain('最多拆出 9');
    expect((await call('split', { skuCode, split: '7', quantity: 5 })).status).toBe(404);
    expect((await call('split', { skuCode: 'NOSUCH', quantity: 5 })).status).toBe(404);
    expect((await cartOf()).lines).toMatchObject([{ quantity: 10 }]);
  });

  it('splits ten into five and five where ten is the smallest order, and judges them together', async () => {
    const skuCode = await added({ moq: 10, step: 10 }, {});
    const obstacles = async () =>
      (await cartOf()).lines.map(({ quantity, obstacle }: { quantity: number; obstacle: string | null }) => [
        quantity,
        obstacle,
      ]);
    expect((await call('split', { skuCode, quantity: 5 })).status).toBe(200);
    expect(await obstacles()).toEqual([
      [5, null],
      [5, null],
    ]);
    expect((await call('modify', { skuCode, split: '1', quantity: 6 })).status).toBe(200);
    expect(await obstacles()).toEqual([
      [5, expect.stringContaining('2 行共 11')],
      [6, expect.stringContaining('2 行共 11')],
    ]);
    await call('modify', { skuCode, split: '1', saved: true });
    expect(await obstacles()).toEqual([[5, expect.stringContaining('10')]]);
    expect((await call('modify', { skuCode, quantity: 6 })).body.code).toBe(32002);
    expect((await call('modify', { skuCode, quantity: 20 })).status).toBe(200);
  });

  it('never holds more of an item than an order may', async () => {
    const skuCode = await added({ moq: 1, step: 1, stock: 2_000_000 }, {});
    await call('split', { skuCode, quantity: 1 });
    const refused = await call('modify', { skuCode, split: '1', quantity: 999_999 });
    expect([refused.status, refused.body.code]).toEqual([400, 32002]);
    expect(refused.body.message).toContain('各行合计最多 999,999');
    const both = [
      { skuCode, quantity: 500_000 },
      { skuCode, split: '1', quantity: 499_999 },
    ];
    expect((await call('modifyBatch', { lines: both })).status).toBe(200);
    const over = [{ skuCode, split: '1', quantity: 500_000 }];
    expect((await call('modifyBatch', { lines: over })).body.code).toBe(32002);
  });

  it('splits once however often the same act arrives', async () => {
    const skuCode = await added({}, {});
    const as = { token: buyer.token, key: 'one-split-key' };
    const act = () => shop.post('/cart-center/cart/split/enterprise', { skuCode, quantity: 3 }, as);
    const answers = await Promise.all([act(), act(), act()]);
    for (const { body } of answers) expect(body.data).toEqual(answers[0]?.body.data);
    expect((await cartOf()).lines).toMatchObject([{ quantity: 7 }, { quantity: 3 }]);
  });

  it('counts the stock for all lines of an item together', async () => {
    const skuCode = await added({ stock: 12 }, { department: '一部' });
    const { body } = await call('add', { lines: [{ skuCode, quantity: 5, department: '二部' }] });
    expect(body.data).toMatchObject({ allFail: true, failInfos: [{ reason: 'obstacle' }] });
    await call('split', { skuCode, quantity: 4 });
    await shop.db.owner.execute(`update stock_levels set on_hand = 8
      where sku_id = (select id from skus where item_no = '${skuCode}')`);
    const { lines, chosenQuantity } = await cartOf();
    expect(lines).toMatchObject([{ obstacle: null }, { obstacle: '库存不足，当前可售 8 个' }]);
    expect(chosenQuantity).toBe(6);
  });
});

describe('put aside for later', () => {
  it('leaves cart, totals, count and order, and comes back', async () => {
    const [a, b] = [await added({}, {}), await added({}, {})];
    await call('modify', { skuCode: a, saved: true });
    expect(await cartOf()).toMatchObject({
      cartCount: 1,
      chosenCount: 1,
      lines: [{ skuCode: b }],
      savedLines: [{ skuCode: a, quantity: 10, savedAt: expect.any(String) }],
    });
    await call('add', { lines: [{ skuCode: a, quantity: 1 }] });
    expect(await cartOf()).toMatchObject({ cartCount: 2, savedLines: [{ skuCode: a, split: '', quantity: 10 }] });
    expect(await readCartLinesForOrder(shop.db.owner, ownerOf(buyer))).toMatchObject([
      { itemNo: a, split: '1', quantity: 1 },
      { itemNo: b, split: '' },
    ]);
    await call('clearAll');
    expect(await cartOf()).toMatchObject({ cartCount: 0, savedLines: [{ skuCode: a }] });
    await call('modify', { skuCode: a, saved: false });
    expect(await cartOf()).toMatchObject({ cartCount: 1, lines: [{ skuCode: a, quantity: 10 }], savedLines: [] });
    await call('modify', { skuCode: a, saved: true });
    await call('clearAll', { saved: true });
    expect(await cartOf()).toMatchObject({ cartCount: 0, savedLines: [] });
  });
});

describe('lines for an order', () => {
  it('are exactly those named, with what they are wanted for, and go to one order only', async () => {
    const a = await added({}, { department: '一部' });
    await call('split', { skuCode: a, quantity: 4 });
    await call('modify', { skuCode: a, split: '1', department: '二部', expectedOn: '2031-12-24' });
    const owner = ownerOf(buyer);
    const names = [{ itemNo: a, split: '1' }];
    expect(await readCartLinesForOrder(shop.db.owner, owner, names)).toMatchObject([
      { itemNo: a, split: '1', quantity: 4, department: '二部', expectedOn: '2031-12-24' },
    ]);
    const taken = await Promise.all([1, 2, 3].map(() => takeCartLines(shop.db.owner, owner, names)));
    expect(taken.map((lines) => lines.length).toSorted()).toEqual([0, 0, 1]);
    expect((await cartOf()).lines).toMatchObject([{ split: '', quantity: 6, department: '一部' }]);
  });

  it('are nobody else’s', async () => {
    const a = await added({}, {});
    const colleague = await buildMember(shop.db.owner, { firm: buyer });
    expect(await takeCartLines(shop.db.owner, ownerOf(colleague), [{ itemNo: a, split: '' }])).toEqual([]);
  });
});

describe('export', () => {
  it('writes every line with its notes; what looks like a formula is text', async () => {
    const a = await added({ salesPrice: '0.0345' }, { note: '=1+1', department: '一部' });
    const b = await added({}, {});
    await call('modify', { skuCode: b, selected: false });
    const load = async (query: string) => {
      const url = `${shop.url}/cart-center/cart/export/enterprise${query}`;
      const response = await fetch(url, { headers: { token: buyer.token } });
      expect(response.status).toBe(200);
      const book = read(new Uint8Array(await response.arrayBuffer()));
      return utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
    };
    expect(await load('')).toMatchObject([
      { 商品编码: b },
      { 商品编码: a, 数量: 10, '含税单价（元）': 0.0345, '小计（元）': 0.35, 备注: '=1+1', 需求部门: '一部' },
    ]);
    expect(await load('?scope=chosen')).toMatchObject([{ 商品编码: a }]);
  });
});
