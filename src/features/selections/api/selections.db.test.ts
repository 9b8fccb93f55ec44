import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

let shop: TestShop;
let owner: TestMember;
let colleague: TestMember;
let stranger: TestMember;
let keys = 0;

beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  owner = await buildMember(shop.db.owner);
  colleague = await buildMember(shop.db.owner, { firm: owner });
  stranger = await buildMember(shop.db.owner);
});

const call = async (member: TestMember, path: string, input: object = {}) =>
  (
    await shop.post(`/enterprise-service/fronted/selection/${path}`, input, {
      token: member.token,
      key: `selection-key-${(keys += 1)}`,
    })
  ).body;
const make = async (input: object = {}) =>
  (await call(owner, 'create', { name: `清单${(keys += 1)}`, ...input })).data as { listId: string; version: number };
const detail = async (member: TestMember, listId: string) => (await call(member, 'detail', { listId })).data;
const codesIn = async (listId: string) =>
  (await detail(owner, listId)).lines.map((line: { skuCode: string }) => line.skuCode);
const pair = async () => [await buildSku(shop.db.owner), await buildSku(shop.db.owner)] as const;
const wishes = (list: readonly { itemNo: string }[]) => list.map(({ itemNo }) => ({ skuCode: itemNo, quantity: 1 }));

describe('a selection list', () => {
  it('shows its goods as they are sold today, in quantities that can be ordered', async () => {
    const { itemNo } = await buildSku(shop.db.owner, { salesPrice: '2.50', moq: 10, step: 5, orderUnit: '盒' });
    const { listId } = await make({ name: '月度备件', note: '每月 5 日', lines: [{ skuCode: itemNo, quantity: 11 }] });
    expect(await detail(owner, listId)).toMatchObject({
      name: '月度备件',
      note: '每月 5 日',
      own: true,
      shared: false,
      lineCount: 1,
      version: 1,
      lines: [{ skuCode: itemNo, quantity: 15, salesPrice: '2.50', amount: '37.50', available: 1000, obstacle: null }],
    });
  });

  it('adds to what lies in it, and tells numbers that nobody can buy', async () => {
    const [one, two] = await pair();
    const { listId } = await make({ lines: wishes([one]) });
    const added = await call(owner, 'addLines', {
      listId,
      lines: [...wishes([one, two, two]), { skuCode: 'NOSUCH9', quantity: 1 }],
    });
    expect(added.data).toMatchObject({ addedCount: 1, mergedCount: 1, unknownCodes: ['NOSUCH9'], lineCount: 2 });
    expect((await detail(owner, listId)).lines).toMatchObject([{ quantity: 2 }, { quantity: 2 }]);
    const nothing = await call(owner, 'addLines', { listId, lines: [{ skuCode: 'NOSUCH9', quantity: 1 }] });
    expect(nothing).toMatchObject({ error: 'SELECTION_NOTHING_FOUND' });
  });

  it('is added to once, however often the same act is sent', async () => {
    const one = await buildSku(shop.db.owner);
    const { listId } = await make();
    const send = () =>
      shop.post(
        '/enterprise-service/fronted/selection/addLines',
        { listId, lines: wishes([one]) },
        { token: owner.token, key: `selection-twice-${listId}` },
      );
    await send();
    await send();
    expect((await detail(owner, listId)).lines).toMatchObject([{ quantity: 1 }]);
  });

  it('marks goods that are gone, and keeps their line', async () => {
    const [gone, here] = await pair();
    const { listId } = await make({ lines: wishes([gone, here]) });
    await shop.db.owner.update(skus).set({ exclusive: true, name: '机密商品' }).where(eq(skus.id, gone.skuId));
    const { lines } = await detail(owner, listId);
    expect(lines).toMatchObject([
      { skuCode: gone.itemNo, gone: true, productName: '商品已失效' },
      { gone: false, obstacle: null },
    ]);
    expect(JSON.stringify(lines)).not.toContain('机密商品');
  });

  it('is put in another order, changed and emptied line by line', async () => {
    const three = [...(await pair()), await buildSku(shop.db.owner)] as const;
    const { listId } = await make({ lines: wishes(three) });
    const order = [three[2], three[0], three[1]].map(({ itemNo }) => itemNo);
    const arranged = await call(owner, 'arrange', { listId, version: 1, skuCodes: order });
    expect(arranged.data).toMatchObject({ version: 2 });
    expect(await codesIn(listId)).toEqual(order);
    expect(await call(owner, 'arrange', { listId, version: 2, skuCodes: order.slice(1) })).toMatchObject({
      error: 'NOT_FOUND',
    });
    await call(owner, 'editLine', { listId, version: 2, skuCode: order[0], quantity: 8, note: '急' });
    expect((await detail(owner, listId)).lines[0]).toMatchObject({ quantity: 8, note: '急' });
    const removed = await call(owner, 'removeLines', { listId, version: 3, skuCodes: order.slice(1) });
    expect(removed.data).toMatchObject({ version: 4, lineCount: 1 });
  });
});

describe('two who change the same list', () => {
  it('are told apart: the later one sees that it has changed, and nothing is lost', async () => {
    const one = await buildSku(shop.db.owner);
    const { listId } = await make({ name: '两处', lines: wishes([one]) });
    await call(owner, 'edit', { listId, version: 1, name: '先改', note: '', shared: false });
    const late = await call(owner, 'edit', { listId, version: 1, name: '后改', note: '', shared: false });
    expect(late).toMatchObject({ error: 'SELECTION_CHANGED' });
    for (const [path, input] of [
      ['editLine', { skuCode: one.itemNo, quantity: 2 }],
      ['removeLines', { skuCodes: [one.itemNo] }],
      ['arrange', { skuCodes: [one.itemNo] }],
    ] as const) {
      expect(await call(owner, path, { listId, version: 1, ...input })).toMatchObject({ error: 'SELECTION_CHANGED' });
    }
    expect(await detail(owner, listId)).toMatchObject({ name: '先改', version: 2, lines: [{ quantity: 1 }] });
  });

  it('at the same moment win once', async () => {
    const { listId } = await make();
    const race = await Promise.all(
      ['甲', '乙', '丙'].map((name) => call(owner, 'edit', { listId, version: 1, name, note: '', shared: false })),
    );
    expect(race.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('who sees a list', () => {
  it('is its owner alone until it is shared; colleagues then look, copy and change nothing', async () => {
    const one = await buildSku(shop.db.owner);
    const { listId } = await make({ name: '班组', lines: wishes([one]) });
    const acts = [
      ['edit', { version: 1, name: 'x', note: '', shared: false }],
      ['addLines', { lines: wishes([one]) }],
      ['editLine', { version: 1, skuCode: one.itemNo, quantity: 3 }],
      ['removeLines', { version: 1, skuCodes: [one.itemNo] }],
      ['arrange', { version: 1, skuCodes: [one.itemNo] }],
      ['delete', {}],
    ] as const;
    expect(await call(colleague, 'detail', { listId })).toMatchObject({ error: 'NOT_FOUND' });
    expect(await call(colleague, 'copy', { listId })).toMatchObject({ error: 'NOT_FOUND' });
    await call(owner, 'edit', { listId, version: 1, name: '班组', note: '', shared: true });
    expect(await detail(colleague, listId)).toMatchObject({ own: false, lines: [{ skuCode: one.itemNo }] });
    for (const member of [colleague, stranger]) {
      for (const [path, input] of acts) {
        expect(await call(member, path, { listId, ...input }), path).toMatchObject({ error: 'NOT_FOUND' });
      }
    }
    expect(await call(stranger, 'detail', { listId })).toMatchObject({ error: 'NOT_FOUND' });
    const copy = (await call(colleague, 'copy', { listId })).data;
    expect(copy).toMatchObject({ name: '班组 副本', lineCount: 1 });
    expect(await detail(colleague, copy.listId)).toMatchObject({ own: true, shared: false });
    const seen = async (member: TestMember, scope: string) => (await call(member, 'list', { scope })).data.total;
    expect([await seen(colleague, 'all'), await seen(colleague, 'own'), await seen(colleague, 'shared')]).toEqual([
      2, 1, 1,
    ]);
    expect(await seen(stranger, 'all')).toBe(0);
  });

  it('needs the permission of the page', async () => {
    const nobody = await buildMember(shop.db.owner, { firm: owner, permissions: ['ORDER_MANAGEMENT'] });
    expect(await call(nobody, 'list')).toMatchObject({ error: 'PERMISSION_REFUSED' });
  });
});

describe('names and limits', () => {
  it('has no two lists of one person with one name', async () => {
    await make({ name: '常备' });
    const { listId } = await make({ name: '其他' });
    expect(await call(owner, 'create', { name: '常备' })).toMatchObject({ error: 'SELECTION_NAME_TAKEN' });
    const rename = { listId, version: 1, name: '常备', note: '', shared: false };
    expect(await call(owner, 'edit', rename)).toMatchObject({ error: 'SELECTION_NAME_TAKEN' });
    expect((await call(colleague, 'create', { name: '常备' })).success).toBe(true);
  });

  it('refuses the 201st list and the 2,001st line', async () => {
    const { listId } = await make();
    await shop.db.owner.execute(sql`insert into skus (item_no, name, order_unit, base_unit, category_id, list_price,
      sales_price, source) select 'SEL' || n, '占位', '个', '个', (select min(id) from categories), 1, 1, 'test'
      from generate_series(1, 2000) n on conflict do nothing`);
    await shop.db.owner.execute(sql`insert into selection_lines (firm_id, list_id, sku_id, quantity, place)
      select ${owner.firmId}, ${listId}, id, 1, id from skus where item_no like 'SEL%'`);
    const one = await buildSku(shop.db.owner);
    const full = await call(owner, 'addLines', { listId, lines: wishes([one]) });
    expect(full).toMatchObject({ error: 'SELECTION_LINES_FULL' });
    await shop.db.owner.execute(sql`insert into selection_lists (firm_id, user_id, name)
      select ${owner.firmId}, ${owner.userId}, 'L' || n from generate_series(1, 199) n`);
    expect(await call(owner, 'create', { name: '多一个' })).toMatchObject({ error: 'SELECTION_FULL' });
    expect(await call(owner, 'copy', { listId })).toMatchObject({ error: 'SELECTION_FULL' });
  });
});

describe('a deleted list', () => {
  it('comes back whole under its number, for its owner alone', async () => {
    const two = await pair();
    const { listId } = await make({ name: '误删', note: '备注', shared: true, lines: wishes(two) });
    await call(owner, 'editLine', { listId, version: 1, skuCode: two[0]?.itemNo, note: '靠窗' });
    const before = await detail(owner, listId);
    expect((await call(owner, 'delete', { listId })).data).toEqual({ listId, name: '误删' });
    for (const member of [owner, colleague]) {
      expect(await call(member, 'detail', { listId })).toMatchObject({ error: 'NOT_FOUND' });
      expect(await call(member, 'copy', { listId })).toMatchObject({ error: 'NOT_FOUND' });
      expect((await call(member, 'list', {})).data).toMatchObject({ list: [], total: 0 });
    }
    for (const member of [colleague, stranger]) {
      expect(await call(member, 'restore', { listId })).toMatchObject({ error: 'NOT_FOUND' });
    }
    expect((await call(owner, 'restore', { listId })).data).toMatchObject({ listId, lineCount: 2 });
    const { version, updatedAt, ...after } = await detail(owner, listId);
    expect(before).toMatchObject(after);
    expect(version).toBe(before.version + 1);
    expect(updatedAt >= before.updatedAt).toBe(true);
    expect((await call(owner, 'restore', { listId })).data).toMatchObject({ version });
  });

  it('leaves its name to others, and does not come back beside one that has taken it', async () => {
    const { listId } = await make({ name: '同名' });
    await call(owner, 'delete', { listId });
    await make({ name: '同名' });
    expect(await call(owner, 'restore', { listId })).toMatchObject({ error: 'SELECTION_NAME_TAKEN' });
  });

  it('is gone for good after a day', async () => {
    const [old, young] = [await make({ name: '昨天', lines: wishes(await pair()) }), await make({ name: '今天' })];
    await call(owner, 'delete', { listId: old.listId });
    await shop.db.owner.execute(sql`update selection_lists set deleted_at = now() - interval '25 hours'
      where id = ${old.listId}`);
    await call(owner, 'delete', { listId: young.listId });
    expect(await call(owner, 'restore', { listId: old.listId })).toMatchObject({ error: 'NOT_FOUND' });
    expect((await call(owner, 'restore', { listId: young.listId })).success).toBe(true);
  });
});
