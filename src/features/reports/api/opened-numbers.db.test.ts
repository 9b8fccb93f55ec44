import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { sum } from '#platform/shared/money.ts';
import { dayOf, fen, ReportAsks, total, yuanOf } from '#tests/factories/report-asks.ts';
import { shareText } from '../rules/percent.ts';
import { deliveriesExport } from './delivery/export-deliveries.ts';
import { linesExport } from './lines/export-lines.ts';

let asks: ReportAsks;
beforeAll(async () => {
  asks = await ReportAsks.open(15);
});
afterAll(() => asks.close());

interface Tile {
  code: string;
  value: string | null;
}
const tileOf = ({ tiles }: { tiles: Tile[] }, code: string) => tiles.find((one) => one.code === code)?.value ?? null;

describe('every number of the other reports', () => {
  /** Sum of a column of the file of some lines; nothing to export is nothing. */
  const filed = async (caller: SignedInCaller, input: object, head: string, rows: number) =>
    rows === 0 ? 0n : sum((await asks.exported(linesExport, caller, input, head)).map(yuanOf));

  it('of deliveries opens as many lines as it says, and so does its file', async () => {
    let seen = 0;
    for (let n = 0; n < 200; n += 1) {
      const [viewer, caller] = asks.drawViewer();
      const filter = { ...(await asks.drawFilter()), to: dayOf(asks.draw(3) === 0 ? -60 : 0) };
      const report = await asks.ask('delivery', filter, viewer);
      const side = report.sides[asks.draw(report.sides.length || 1)];
      const reason = report.reasons[asks.draw(report.reasons.length || 1)];
      const told: [object, number][] = [
        ...(['late', 'open', 'overdue'] as const).map((pick): [object, number] => [
          { pick },
          Number(tileOf(report, pick)),
        ]),
        [{ pick: 'corrected' }, Number(tileOf(report, 'deliveryCorrections'))],
        [{ pick: 'due' }, report.series.reduce((all: number, { due }: { due: number }) => all + due, 0)],
        ...(reason ? [[{ pick: 'late', reason: reason.reason }, reason.lines] as [object, number]] : []),
        ...(side ? sideNumbers(side) : []),
      ];
      const [pick, number] = told[asks.draw(told.length)] ?? [{}, 0];
      const { rows, total: count } = await asks.pages('deliveryLines', { ...filter, ...pick }, viewer);
      expect([pick, count, rows.length]).toEqual([pick, number, number]);
      const due = await asks.ask('deliveryLines', { ...filter, pick: 'due' }, viewer);
      const kept = await asks.ask('deliveryLines', { ...filter, pick: 'kept' }, viewer);
      expect(tileOf(report, 'onTimeInFull')).toBe(shareText(BigInt(kept.total), BigInt(due.total)));
      seen += number;
      if (number === 0) continue;
      const cells = await asks.exported(deliveriesExport, caller, { ...filter, ...pick }, '订单号');
      expect(cells).toEqual(rows.map(({ orderNo }) => orderNo));
    }
    expect(seen).toBeGreaterThan(300);
  });

  const sideNumbers = ({ side, code, lines, late }: { side: string; code: string; lines: number; late: number }) => {
    const name = { side, ...(code && { sideName: code }) };
    return [
      [{ pick: 'due', ...name }, lines],
      [{ pick: 'late', ...name }, late],
    ] as [object, number][];
  };

  it('of savings and prices is the sum of its lines and of its file', async () => {
    let seen = 0;
    for (let n = 0; n < 200; n += 1) {
      const [viewer, caller] = asks.drawViewer();
      const filter = await asks.drawFilter();
      const { causes, last, ...report } = await asks.ask('savings', filter, viewer);
      const cause = causes[asks.draw(causes.length || 1)];
      const saved = cause ? { figure: 'savings', cause: cause.cause } : { figure: 'savings' };
      const told = cause?.amount ?? tileOf(report, 'savings');
      const opened = await asks.pages('lines', { ...filter, ...saved }, viewer);
      expect([opened.total.savings, total(opened.rows, 'savings')]).toEqual([told, fen(told)]);
      expect(await filed(caller, { ...filter, ...saved, own: false }, '比面价节省', opened.rows.length)).toBe(
        fen(told),
      );
      const before = await asks.pages('lines', { ...filter, figure: 'last' }, viewer);
      expect([before.total.last, before.rows.length, total(before.rows, 'last')]).toEqual([
        last.net,
        last.lines,
        fen(last.net),
      ]);
      expect(await filed(caller, { ...filter, figure: 'last', own: false }, '比上次买价节省', before.rows.length)).toBe(
        fen(last.net),
      );
      const { rows } = await asks.ask('prices', { ...filter, order: 'amount' }, viewer);
      const item = rows[asks.draw(rows.length || 1)];
      seen += opened.rows.length;
      if (!item) continue;
      const bought = { ...filter, basis: 'ordered', itemNo: item.itemNo };
      const lines = await asks.pages('lines', bought, viewer);
      const counted = lines.rows.filter(({ quantity, correctionOf }) => Number(quantity) > 0 && correctionOf === null);
      expect(total(counted, 'amount')).toBe(fen(item.amount));
      expect(await filed(caller, { ...bought, own: false }, '金额', lines.rows.length)).toBe(fen(lines.total.amount));
    }
    expect(seen).toBeGreaterThan(300);
  });

  it('of a category is said of that category alone', async () => {
    const { rows } = await asks.client.query("select id, code from categories where code like 'TC%' order by id");
    const codes = new Map(rows.map(({ id, code }) => [String(id), code as string]));
    let seen = 0;
    for (let n = 0; n < 200; n += 1) {
      const [viewer, caller] = asks.drawViewer();
      const filter = { ...(await asks.drawFilter()), categories: [] };
      const top = await asks.ask('categories', filter, viewer);
      expect(tileOf(top, 'freight')).toBe(
        filter.brands.length > 0 ? null : tileOf(await asks.ask('overview', filter, viewer), 'freight'),
      );
      const parent = top.breakdown.rows.find(({ hasChildren }: { hasChildren: boolean }) => hasChildren);
      if (!parent) continue;
      const below = await asks.ask('categories', { ...filter, parent: parent.key }, viewer);
      const alone = await asks.ask('overview', { ...filter, categories: [codes.get(parent.key)] }, viewer);
      expect([below.tiles, below.series]).toEqual([alone.tiles, alone.series]);
      expect(tileOf(below, 'freight')).toBeNull();
      expect(below.series.every(({ budget }: { budget: string | null }) => budget === null)).toBe(true);
      expect(below.breakdown.total).toMatchObject({
        amount: parent.amount,
        orders: parent.orders,
        lines: parent.lines,
      });
      const row = below.breakdown.rows[asks.draw(below.breakdown.rows.length)];
      const opened = await asks.pages('lines', { ...filter, by: 'category', key: row.key, own: row.own }, viewer);
      expect([opened.total.amount, opened.total.orders]).toEqual([row.amount, row.orders]);
      const picked = { ...filter, figure: 'amount', by: 'category', key: row.key, own: row.own };
      expect(await filed(caller, picked, '金额', opened.rows.length)).toBe(fen(row.amount));
      seen += opened.rows.length;
    }
    expect(seen).toBeGreaterThan(300);
  });
});
