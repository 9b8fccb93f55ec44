import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderLines } from '#features/orders/api/order-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildDepartment } from '#tests/factories/build-approval-flow.ts';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { billNow } from '#tests/factories/build-statement.ts';
import { libraryRows } from '#tests/factories/library-rows.ts';
import { signedOrder } from '#tests/factories/signed-order.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

/**
 * One statement of a company with lines of two departments, read by everybody who may: nobody sees, finds, counts, takes away or gives away
 * more than the lines of people in his data scope.
 */
const VIEWERS = ['company', 'department', 'branch', 'own', 'other'] as const;
type Viewer = (typeof VIEWERS)[number];
/** Whose orders each of them sees: of the workshop, of the laboratory below it. */
const SEES: Readonly<Record<Viewer, readonly ('workshop' | 'laboratory')[]>> = {
  company: ['workshop', 'laboratory'],
  department: ['workshop'],
  branch: ['workshop', 'laboratory'],
  own: ['laboratory'],
  other: [],
};
/** Everything, by their scope: who sees all lines only by his department sees no money of the whole. */
const WHOLE: readonly Viewer[] = ['company'];
const CENTER = 'CC-GEHEIM';

let shop: TestShop;
let viewers: Record<Viewer, TestMember>;
let outside: Record<'sales' | 'staff', TestMember>;
const orders = { workshop: '', laboratory: '' };
let statementNo = '';
let preview: Record<string, { orders: string[]; groups: string[]; lines: number }>;

const call = (path: string, input: object, { token }: TestMember) =>
  shop.post(`/statements/${path}`, input, { token, key: randomUUID() });
const data = async (path: string, input: object, member: TestMember) => {
  const { body } = await call(path, input, member);
  if (!body.success) throw new Error(`${path} ${member.userName}: ${JSON.stringify(body)}`);
  return body.data;
};
const numbersOf = (rows: readonly { orderNo: string }[]) => [...new Set(rows.map(({ orderNo }) => orderNo))].toSorted();
const seenBy = (viewer: Viewer) => SEES[viewer].map((place) => orders[place]).toSorted();

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  const { owner } = shop.db;
  const firm = await buildFirm(owner);
  const workshop = await buildDepartment(owner, firm);
  const laboratory = await buildDepartment(owner, firm, { parentId: workshop });
  const other = await buildDepartment(owner, firm);
  const buyers = {
    workshop: await buildMember(owner, { firm, departmentId: workshop }),
    laboratory: await buildMember(owner, { firm, departmentId: laboratory, dataScope: 'self' }),
  };
  const operator = await buildFirm(owner, { firmType: 'operator' });
  outside = {
    sales: await buildMember(owner, { firm, participantExtendType: 5, dataScope: 'company' }),
    staff: await buildMember(owner, { firm: operator, permissions: ['DESK_STATEMENTS'] }),
  };
  viewers = {
    company: buyers.workshop,
    department: await buildMember(owner, { firm, departmentId: workshop, dataScope: 'department' }),
    branch: await buildMember(owner, { firm, departmentId: workshop, dataScope: 'branch' }),
    own: buyers.laboratory,
    other: await buildMember(owner, { firm, departmentId: other, dataScope: 'department' }),
  };
  await data(
    'terms/save',
    {
      ...{ version: 0, grouping: 'cost_center', priceBasis: 'gross', toleranceQuantity: 0 },
      ...{ tolerancePrice: '0.00', toleranceAmount: '0.00', columns: [] },
    },
    viewers.company,
  );
  for (const place of ['workshop', 'laboratory'] as const) {
    const sku = await buildSku(owner, { salesPrice: '10.00', stock: 100 });
    orders[place] = (await signedOrder(shop, buyers[place], [{ quantity: 4, short: 1, sku }])).orderNo;
  }
  await owner.update(orderLines).set({ costCenter: CENTER }).where(eq(orderLines.firmId, firm.firmId));
  preview = Object.fromEntries(
    await Promise.all(
      VIEWERS.map(async (viewer) => {
        const { lines, groups, total } = await data('preview', {}, viewers[viewer]);
        const names = groups.map(({ groupName }: { groupName: string }) => groupName);
        return [viewer, { orders: numbersOf(lines), groups: names, lines: total.lines }] as const;
      }),
    ),
  );
  ({ statementNo } = await billNow(shop, viewers.company));
});
afterAll(() => shop.stop());

describe.each(VIEWERS)('%s', (viewer) => {
  const sees = () => seenBy(viewer);
  const me = () => viewers[viewer];
  const nothing = SEES[viewer].length === 0;
  const whole = WHOLE.includes(viewer);

  it('sees the running cycle of his people, before it is billed', () => {
    const { orders: shown, groups } = preview[viewer] ?? { orders: [], groups: [] };
    expect(shown).toEqual(sees());
    // Freight has no cost centre.
    const named = nothing ? [] : [CENTER];
    expect(groups.filter((name) => name === CENTER)).toEqual(named);
  });

  it('finds the statement by what he sees of it', async () => {
    const total = async (keyword?: string) =>
      (await data('list', { tab: 'all', ...(keyword && { keyword }) }, me())).list.filter(
        (row: { statementNo: string }) => row.statementNo === statementNo,
      ).length;
    const found = nothing ? 0 : 1;
    expect(await total()).toBe(found);
    expect(await total(orders.workshop)).toBe(sees().includes(orders.workshop) ? 1 : 0);
    expect(await total(orders.laboratory)).toBe(sees().includes(orders.laboratory) ? 1 : 0);
    expect(await total('GEHEIM')).toBe(found);
  });

  it('reads sums of his lines, and money of the whole only where he sees all', async () => {
    const answer = await call('detail', { statementNo }, me());
    expect(answer.status).toBe(nothing ? 404 : 200);
    if (nothing) return;
    const { lines, amount, openExceptions, groupName, events } = {
      ...answer.body.data.goods,
      ...answer.body.data,
    };
    expect({ lines, amount }).toEqual({ lines: sees().length, amount: `${sees().length * 30}.00` });
    expect(openExceptions).toBe(sees().length);
    expect(groupName).toBe(CENTER);
    expect(events.length).toBeGreaterThan(0);
    const { sums } = await data('list', {}, me());
    expect(Number(sums.due) > 0).toBe(whole);
  });

  it('turns pages of his lines alone, in every order, and finds no others', async () => {
    const listed: string[] = [];
    for (const sort of ['day', 'order', 'costCenter']) {
      const answer = await call('lines', { statementNo, sort, pageSize: 1 }, me());
      expect(answer.status).toBe(nothing ? 404 : 200);
      if (nothing) return;
      const { list, next } = answer.body.data;
      const rest = next ? (await data('lines', { statementNo, sort, after: next }, me())).list : [];
      expect(numbersOf([...list, ...rest])).toEqual(sees());
      listed.push(next ? atob(next.replaceAll('-', '+').replaceAll('_', '/')) : '');
    }
    expect(listed.some((key) => key.includes(CENTER))).toBe(sees().length > 1);
    const foreign = (await data('lines', { statementNo, keyword: orders.workshop }, me())).list;
    expect(foreign).toHaveLength(sees().includes(orders.workshop) ? 1 : 0);
  });

  it('takes his lines away as a file, and reads their differences', async () => {
    const answer = await fetch(`${shop.url}/statements/export`, {
      method: 'POST',
      headers: { token: me().token, 'content-type': 'application/json' },
      body: JSON.stringify({ statementNo }),
    });
    expect(answer.status).toBe(nothing ? 404 : 200);
    const found = (await data('exceptions', {}, me())).list;
    expect(numbersOf(found)).toEqual(sees());
    if (nothing) return;
    const told = JSON.stringify(libraryRows(Buffer.from(await answer.arrayBuffer())));
    expect(
      Object.values(orders)
        .filter((orderNo) => told.includes(orderNo))
        .toSorted(),
    ).toEqual(sees());
    expect(told.includes(CENTER)).toBe(true);
  });

  it('has it as paper where he sees of it, and gives it away only where he sees all', async () => {
    const paper = await fetch(`${shop.url}/statements/paper?statementNo=${statementNo}`, {
      headers: { token: me().token },
    });
    expect(paper.status).toBe(nothing ? 404 : 200);
    const link = await call('share/create', { statementNo }, me());
    expect(link.status).toBe(whole ? 200 : 404);
  });
});

describe('cost centres', () => {
  const keyOf = (next: string) => atob(next.replaceAll('-', '+').replaceAll('_', '/'));

  it('are not told to a sales account, which reads no statements', async () => {
    for (const path of ['preview', 'list', 'counts']) expect((await call(path, {}, outside.sales)).status).toBe(403);
    expect((await call('lines', { statementNo, sort: 'costCenter' }, outside.sales)).status).toBe(403);
  });

  it('are not told to the desk: by name, by order, or by being found', async () => {
    const { staff } = outside;
    const [found] = (await data('desk/list', { keyword: statementNo }, staff)).list;
    const detail = await data('desk/detail', { statementNo }, staff);
    const page = await data('desk/lines', { statementNo, sort: 'costCenter', pageSize: 1 }, staff);
    expect(JSON.stringify([found, detail, page])).not.toContain(CENTER);
    expect(keyOf(page.next)).not.toContain(CENTER);
    expect(found).toMatchObject({ statementNo, groupName: '' });
    expect((await data('desk/list', { keyword: 'GEHEIM' }, staff)).total).toBe(0);
    expect((await data('desk/lines', { statementNo, keyword: CENTER }, staff)).list).toEqual([]);
  });

  it('are not told by a link', async () => {
    const { path } = await data('share/create', { statementNo }, viewers.company);
    const code = new URL(path, 'http://shop').searchParams.get('code');
    const sorted = await shop.post('/statements/share/lines', { code, sort: 'costCenter', pageSize: 1 });
    expect(sorted.body.success).toBe(false);
    const page = (await shop.post('/statements/share/lines', { code, pageSize: 1 })).body.data;
    const opened = (await shop.post('/statements/share/open', { code })).body.data;
    expect(keyOf(page.next)).not.toContain(CENTER);
    expect(opened).toMatchObject({ statementNo, groupName: '' });
    expect(JSON.stringify([page, opened])).not.toContain(CENTER);
  });
});
