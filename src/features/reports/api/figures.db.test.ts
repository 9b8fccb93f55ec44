import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sum } from '#platform/shared/money.ts';
import type { TestMember } from '#tests/factories/build-member.ts';
import { callerOf, dayOf, fen, ReportAsks, total, yuanOf } from '#tests/factories/report-asks.ts';
import { buySome, type ReportCompany } from '#tests/factories/report-company.ts';
import { DIMENSIONS } from '../rules/report-words.ts';
import { deliveriesExport } from './delivery/export-deliveries.ts';
import { linesExport } from './lines/export-lines.ts';

let asks: ReportAsks;
let company: ReportCompany;
const ask: ReportAsks['ask'] = (...asked) => asks.ask(...asked);
const allLines = (input: object, viewer: TestMember) => asks.pages('lines', input, viewer);

beforeAll(async () => {
  asks = await ReportAsks.open(2026);
  company = asks.company;
});
afterAll(() => asks.close());

it('nobody learns who there is by the numbers of places he has no order of', async () => {
  const { head, leader, buyer } = company;
  const days = { from: dayOf(700), to: dayOf(0) };
  const below = (viewer: TestMember, by: string, parent: bigint | undefined) =>
    asks.shop.post(
      '/enterprise-service/report/breakdown',
      { ...days, by, parent: String(parent) },
      { token: viewer.token },
    );
  const told = async (...asked: Parameters<typeof below>) => {
    const { body } = await below(...asked);
    return body.error ?? body.data.breakdown.parent.key;
  };
  const unknown = 'REPORT_PLACE_UNKNOWN';
  expect(await told(buyer, 'person', head.userId)).toBe(unknown);
  expect(await told(buyer, 'person', buyer.userId)).toBe(String(buyer.userId));
  expect(await told(head, 'person', buyer.userId)).toBe(String(buyer.userId));
  expect(await told(leader, 'person', head.userId)).toBe(unknown);
  const [, second] = company.departments;
  expect(await told(buyer, 'department', second)).toBe(unknown);
  expect(await told(head, 'department', second)).toBe(String(second));
});

describe('a number on a report', () => {
  it('is the sum of its lines and of its export, whoever looks and whatever is filtered', async () => {
    let seen = 0;
    for (let n = 0; n < 200; n += 1) {
      const [viewer, caller] = asks.drawViewer();
      const filter = await asks.drawFilter();
      const by = DIMENSIONS[asks.draw(DIMENSIONS.length)];
      const { tiles, series, breakdown } = await ask('overview', { ...filter, by }, viewer);
      const tile = (code: string) => tiles.find((one: { code: string }) => one.code === code).value;
      const lines = await allLines(filter, viewer);
      const shown = [tile('amount'), breakdown.total.amount, lines.total.amount];
      expect(shown).toEqual([shown[0], shown[0], shown[0]]);
      expect(total(lines.rows, 'amount')).toBe(fen(shown[0]));
      expect(total(series, 'amount')).toBe(fen(shown[0]));
      expect(total(breakdown.rows, 'amount')).toBe(fen(shown[0]));
      expect([tile('lines'), tile('orders')]).toEqual([String(lines.total.rows), String(lines.total.orders)]);
      expect(lines.rows).toHaveLength(lines.total.rows);
      expect(total(lines.rows, 'savings')).toBe(fen(tile('savings')));
      seen += lines.rows.length;
      if (lines.rows.length === 0) continue;
      expect(
        sum(
          (await asks.exported(linesExport, caller, { ...filter, figure: 'amount', own: false }, '金额')).map(yuanOf),
        ),
      ).toBe(fen(shown[0]));
      const row = breakdown.rows[asks.draw(breakdown.rows.length)];
      const opened = await allLines({ ...filter, by, key: row.key, own: row.own }, viewer);
      expect([opened.total.amount, opened.total.rows, opened.total.orders]).toEqual([
        row.amount,
        row.lines,
        row.orders,
      ]);
    }
    expect(seen).toBeGreaterThan(1_000);
  });

  it('is what the orders say where no month was closed before', async () => {
    const all = { from: dayOf(700), to: dayOf(0), basis: 'ordered' };
    const { tiles } = await ask('overview', all, company.head);
    const { rows } =
      await asks.client.query(`select sum(l.amount_fen - l.cancelled_fen) as amount, count(distinct o.id)::int as orders
      from orders o join order_lines l on l.order_id = o.id where o.firm_id = ${company.firmId}
        and o.status not in ('rejected', 'cancelled', 'refused', 'closed')`);
    expect(fen(tiles[0].value)).toBe(BigInt(rows[0].amount));
    const own = await ask('overview', { ...all, people: [String(company.buyer.userId)] }, company.head);
    const self = await ask('overview', all, company.buyer);
    expect(self.tiles.slice(0, 8)).toEqual(own.tiles.slice(0, 8));
    expect(self.head).toMatchObject({ scope: 'self', scopeLabel: '本人' });
    const leader = await ask('overview', all, company.leader);
    const both = [company.leader, company.buyer].map(({ userId }) => String(userId));
    const branch = await ask('overview', { ...all, people: both }, company.head);
    expect(leader.tiles.slice(0, 8)).toEqual(branch.tiles.slice(0, 8));
  });

  it('goes down the tree: a row is the sum of the level below it', async () => {
    const all = { from: dayOf(700), to: dayOf(0), by: 'category' };
    const top = await ask('breakdown', all, company.head);
    const parent = top.breakdown.rows.find((row: { hasChildren: boolean }) => row.hasChildren);
    const below = await ask('breakdown', { ...all, parent: parent.key }, company.head);
    expect(below.breakdown.total.amount).toBe(parent.amount);
    expect(total(below.breakdown.rows, 'amount')).toBe(fen(parent.amount));
    expect(below.breakdown.rows.some((row: { own: boolean }) => row.own)).toBe(true);
    expect(below.breakdown.trail.map(({ key }: { key: string }) => key)).toEqual([parent.key]);
    const wrong = await asks.shop.post(
      '/enterprise-service/report/breakdown',
      { ...all, parent: '999999999999' },
      { token: company.head.token },
    );
    expect(wrong.body.error).toBe('REPORT_PLACE_UNKNOWN');
  });
});

describe('savings, prices and promises', () => {
  const all = () => ({ from: dayOf(700), to: dayOf(0), compare: 'previous' });

  it('name what they are made of', async () => {
    const savings = await ask('savings', all(), company.head);
    expect(total(savings.causes, 'amount')).toBe(fen(savings.tiles[0].value));
    for (const { cause, amount, lines } of savings.causes) {
      const opened = await allLines({ ...all(), figure: 'savings', cause }, company.head);
      expect([opened.total.savings, opened.rows.length]).toEqual([amount, lines]);
    }
    const last = await allLines({ ...all(), figure: 'last' }, company.head);
    expect([last.total.last, last.rows.length]).toEqual([savings.last.net, savings.last.lines]);
    const { rows, counts } = await ask('prices', { ...all(), order: 'amount' }, company.head);
    expect(counts.items).toBe(rows.length);
    const opened = await allLines({ ...all(), itemNo: rows[0].itemNo }, company.head);
    const bought = opened.rows.filter(({ correctionOf }) => correctionOf === null);
    expect(total(bought, 'amount')).toBe(fen(rows[0].amount));
  });

  it('count each promise once', async () => {
    const input = { ...all(), to: dayOf(-60) };
    const report = await ask('delivery', input, company.head);
    const tile = (code: string) => report.tiles.find((one: { code: string }) => one.code === code).value;
    const picks = Object.fromEntries(
      await Promise.all(
        ['due', 'kept', 'late', 'open', 'overdue'].map(async (pick) => [
          pick,
          (await ask('deliveryLines', { ...input, pick }, company.head)).total,
        ]),
      ),
    );
    expect([tile('late'), tile('open'), tile('overdue')]).toEqual([picks.late, picks.open, picks.overdue].map(String));
    expect(picks.kept + picks.late).toBe(picks.due);
    const overview = await ask('overview', input, company.head);
    expect(overview.tiles.at(-1)).toEqual(report.tiles[2]);
    expect(sum(report.reasons.map(({ lines }: { lines: number }) => BigInt(lines)))).toBe(BigInt(picks.late));
    const caller = callerOf(company.head, 'company', null);
    if (picks.due > 0)
      expect(await asks.exported(deliveriesExport, caller, { ...input, pick: 'due' }, '订单号')).toHaveLength(
        picks.due,
      );
    const { rows } = await asks.client.query('select count(*)::int as n from report_deliveries where firm_id = $1', [
      company.firmId,
    ]);
    expect(picks.due + picks.open).toBe(rows[0].n);
    const own = await ask('delivery', { ...input, people: [String(company.buyer.userId)] }, company.head);
    expect((await ask('delivery', input, company.buyer)).tiles).toEqual(own.tiles);
  });

  it('answers the rest for everybody: approvals, budgets, quotes, choices', async () => {
    const approvals = await ask('approvals', all(), company.head);
    expect(approvals.tiles.map(({ code }: { code: string }) => code)).toEqual([
      'decided',
      'approvalHours',
      'approvalP90',
    ]);
    expect((await ask('budgets', all(), company.buyer)).restricted).toBe(true);
    expect((await ask('budgets', all(), company.head)).restricted).toBe(false);
    expect((await ask('quotes', all(), company.leader)).tiles[0]).toMatchObject({ code: 'quotes', value: '0' });
    const choices = await ask('choices', {}, company.head);
    expect(choices.categories.length).toBe(3);
    expect(choices.people).toHaveLength(3);
    expect((await ask('choices', {}, company.buyer)).people).toHaveLength(1);
    const categories = await ask('categories', { ...all(), by: 'category' }, company.head);
    expect(categories.breakdown.rows.length).toBe(2);
  });
});

describe('what is kept', () => {
  it('is no older than the ledger', async () => {
    const filter = { from: dayOf(0), to: dayOf(0) };
    const before = await ask('overview', filter, company.head);
    const numbers = await buySome(asks.shop, company, 1, () => 2);
    const { rows } = await asks.client.query('select id from orders where order_no = $1', [numbers[0]]);
    await asks.book([BigInt(rows[0].id)]);
    const after = await ask('overview', filter, company.head);
    expect(Number(after.tiles[1].value)).toBe(Number(before.tiles[1].value) + 1);
  });
});
