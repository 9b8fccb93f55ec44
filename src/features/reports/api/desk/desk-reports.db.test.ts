import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import {
  buildReportCompany,
  buySome,
  drawsOf,
  playOn,
  putBack,
  type ReportCompany,
} from '#tests/factories/report-company.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { DeskOverview, FirmOrder, FirmTurnover } from '../../contract/desk-schemas.ts';
import { buildReports } from '../booking/build-repo.ts';

const PATH = '/enterprise-service/desk/overview';

let shop: TestShop;
let desk: TestMember;
const companies: ReportCompany[] = [];
let year: { from: string; to: string };

const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10);

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  desk = await buildMember(shop.db.owner, { firm, permissions: ['DESK_OVERVIEW'] });
  const draw = drawsOf(15);
  for (const orders of [5, 4]) {
    const company = await buildReportCompany(shop);
    await playOn(shop, company, await buySome(shop, company, orders, draw), 4);
    await putBack(shop, company, 60);
    companies.push(company);
  }
  await buildReports(shop.db.app);
  year = { from: dayOf(Date.now() - 300 * 86_400_000), to: dayOf(Date.now() + 60 * 86_400_000) };
});
afterAll(() => shop.stop());

const ask = async (path: string, input: object = {}, token = desk.token) =>
  shop.post(`${PATH}${path}`, { ...year, ...input }, { token });
const overview = async (input: object = {}): Promise<DeskOverview> => (await ask('', input)).body.data;
const valueOf = ({ tiles }: DeskOverview, code: string) => tiles.find((tile) => tile.code === code)?.value;
const fen = (yuan: string) => BigInt(yuan.replace('.', ''));
const sum = (all: readonly { amount: string }[]) => all.reduce((whole, { amount }) => whole + fen(amount), 0n);

/** All rows of a list, some at a time. */
async function wholeList<Row>(path: string, input: object): Promise<{ rows: Row[]; total: number; amount: string }> {
  const rows: Row[] = [];
  let after: string | undefined;
  for (;;) {
    const { body } = await ask(path, { ...input, limit: 2, ...(after && { after }) });
    rows.push(...body.data.rows);
    if (body.data.next === null) return { ...body.data, rows };
    after = body.data.next;
  }
}

describe('turnover', () => {
  it('is what the orders of all firms come to, and what its stretches sum up to', async () => {
    const answer = await overview();
    const { rows } = await shop.db.owner.execute<{ fen: string; orders: number }>(sql`
      select sum(total_fen - cancelled_fen)::text as fen, count(*)::int as orders from orders
      where status not in ('rejected', 'cancelled', 'refused', 'closed')`);
    expect(fen(valueOf(answer, 'turnover') ?? '')).toBe(BigInt(rows[0]?.fen ?? 0));
    expect(Number(valueOf(answer, 'turnoverOrders'))).toBe(rows[0]?.orders);
    expect(sum(answer.series)).toBe(BigInt(rows[0]?.fen ?? 0));
    expect(answer.head).toMatchObject({ scopeLabel: '全部客户', building: null });
  });

  it('is the sum of its customers, and each of them the sum of its orders', async () => {
    const turnover = valueOf(await overview(), 'turnover');
    const firms = await wholeList<FirmTurnover>('/firms', {});
    expect(firms.total).toBe(firms.rows.length);
    expect([firms.amount, sum(firms.rows)]).toEqual([turnover, fen(turnover ?? '')]);
    for (const { customerCode, amount } of firms.rows) {
      const orders = await wholeList<FirmOrder>('/orders', { customerCode });
      expect([orders.amount, sum(orders.rows), orders.total]).toEqual([amount, fen(amount), orders.rows.length]);
      expect(new Set(orders.rows.map(({ orderNo }) => orderNo)).size).toBe(orders.rows.length);
    }
  });

  it('is held against the days before', async () => {
    const [now, then] = [dayOf(Date.now()), dayOf(Date.now() - 30 * 86_400_000)];
    const answer = await overview({ from: then, to: now, compare: 'previous', grain: 'week' });
    const { from, to } = answer.head.comparedWith ?? { from: '', to: '' };
    const before = answer.tiles.find(({ code }) => code === 'turnover')?.before;
    expect(before).toBe(valueOf(await overview({ from, to }), 'turnover'));
  });
});

describe('deliveries', () => {
  it('are those of all firms, and every number has its lines', async () => {
    const answer = await overview();
    const { rows } = await shop.db.owner.execute<{ n: number }>(sql`select count(*)::int as n from report_deliveries
      where delivered_on is not null or promised_on < (now() at time zone 'Asia/Shanghai')::date`);
    const due = await wholeList<{ firmName: string }>('/deliveries', { pick: 'due' });
    expect([due.total, due.rows.length]).toEqual([rows[0]?.n, rows[0]?.n]);
    expect(new Set(due.rows.map(({ firmName }) => firmName)).size).toBe(2);
    const late = await wholeList('/deliveries', { pick: 'late' });
    expect(String(late.total)).toBe(valueOf(answer, 'late'));
    for (const side of answer.delivery.sides) {
      const name = side.code && { sideName: side.code };
      const lines = await wholeList('/deliveries', { pick: 'late', side: side.side, ...name });
      expect(lines.total).toBe(side.late);
    }
  });

  it('are kept where all of a line was there in time', async () => {
    const kept = await wholeList('/deliveries', { pick: 'kept' });
    const due = await wholeList('/deliveries', { pick: 'due' });
    const share = Number(valueOf(await overview(), 'fillRate'));
    expect(Math.abs(share - (kept.total * 100) / due.total)).toBeLessThan(0.06);
  });
});

it('is for who may see the overview, and for nobody of a company', async () => {
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  const other = await buildMember(shop.db.owner, { firm, permissions: ['DESK_ORDERS'] });
  for (const path of ['', '/firms', '/deliveries']) {
    const tried = [other, companies[0]?.head].map(async (who) => (await ask(path, {}, who?.token)).status);
    expect(await Promise.all(tried)).toEqual([403, 403]);
  }
});

it('knows no firm that is none, and no place that is none', async () => {
  expect((await ask('/orders', { customerCode: 'C-NONE' })).status).toBe(404);
  expect((await ask('/firms', { after: 'x' })).status).toBe(400);
  expect((await ask('/deliveries', { after: 'x' })).status).toBe(400);
});
