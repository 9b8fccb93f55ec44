import pg from 'pg';
import { expect } from 'vitest';
import { type ExportDefinition, readInput } from '#business/transfers/api/define-export.ts';
import { bookOrders } from '#features/reports/api/booking/book-orders.ts';
import { buildReports } from '#features/reports/api/booking/build-repo.ts';
import { ANONYMOUS, type SignedInCaller } from '#platform/api/caller.ts';
import { inTransaction } from '#platform/api/database.ts';
import { parseAmount, sum } from '#platform/shared/money.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { TestMember } from './build-member.ts';
import { buildReportCompany, buySome, drawsOf, playOn, putBack, type ReportCompany } from './report-company.ts';

const DAY_MS = 86_400_000;
/** Days of the shop are those of Asia/Shanghai. */
const SHANGHAI_MS = 8 * 3_600_000;
export const dayOf = (back: number) => new Date(Date.now() - back * DAY_MS + SHANGHAI_MS).toISOString().slice(0, 10);
export const fen = (text: string | null | undefined) => parseAmount(text ?? '0.00');
export const total = (rows: readonly Record<string, string>[], field: string) =>
  sum(rows.map((row) => fen(row[field])));
export const yuanOf = (cell: unknown) => fen((cell as { yuan: string }).yuan);

export const callerOf = (
  member: TestMember,
  dataScope: SignedInCaller['dataScope'],
  departmentId: bigint | null,
): SignedInCaller => ({
  ...ANONYMOUS,
  ...member,
  identity: 'company',
  permissions: new Set(),
  dataScope,
  departmentId,
});

/** A company with orders of two years, months that are closed and corrections of them, and the ways to ask of it. */
export class ReportAsks {
  readonly shop: TestShop;
  readonly client: pg.Client;
  readonly company: ReportCompany;
  readonly draw: (below: number) => number;

  private constructor(shop: TestShop, client: pg.Client, company: ReportCompany, draw: (below: number) => number) {
    this.shop = shop;
    this.client = client;
    this.company = company;
    this.draw = draw;
  }

  static async open(seed: number): Promise<ReportAsks> {
    const draw = drawsOf(seed);
    const shop = await startTestShop({ limiter: { take: async () => null } });
    const client = new pg.Client({ connectionString: shop.db.ownerUrl });
    await client.connect();
    const company = await buildReportCompany(shop);
    const numbers = await buySome(shop, company, 40, draw);
    await playOn(shop, company, numbers, 8);
    await putBack(shop, company, 600);
    await buildReports(shop.db.app);
    const asks = new ReportAsks(shop, client, company, draw);
    // Months that are closed by now get corrections.
    await client.query('alter table orders disable trigger user');
    await client.query(`update orders set status = 'cancelled' where firm_id = ${company.firmId} and id % 5 = 0`);
    await client.query('alter table orders enable trigger user');
    const { rows } = await client.query('select id from orders where firm_id = $1', [company.firmId]);
    await asks.book(rows.map(({ id }) => BigInt(id)));
    return asks;
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.shop.stop();
  }

  book(orderIds: readonly bigint[]): Promise<boolean> {
    const { firmId } = this.company;
    const scope = { firmId, userId: null, right: 'worker' } as const;
    return inTransaction(this.shop.db.app, scope, 'write', (db) => bookOrders(db, firmId, orderIds));
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  async ask(path: string, input: object, { token }: TestMember): Promise<any> {
    const { status, body } = await this.shop.post(`/enterprise-service/report/${path}`, input, { token });
    if (status !== 200) throw new Error(`${path} ${JSON.stringify(input)}: ${JSON.stringify(body)}`);
    return body.data;
  }

  /** All rows behind a number, page by page. */
  async pages(path: 'lines' | 'deliveryLines', input: object, viewer: TestMember) {
    const rows: Record<string, string>[] = [];
    for (let after: string | undefined; ; ) {
      const page = await this.ask(path, { ...input, limit: 40, ...(after && { after }) }, viewer);
      rows.push(...page.rows);
      if (page.next === null) return { rows, total: page.total };
      after = page.next;
    }
  }

  /** Cells of a file, in the column of that head. */
  async exported<I>(definition: ExportDefinition<I>, caller: SignedInCaller, input: object, head: string) {
    const scope = { firmId: caller.firmId, userId: caller.userId };
    return inTransaction(this.shop.db.app, scope, 'read', async (db) => {
      const plan = await definition.plan(db, caller, readInput(definition, input) as I);
      const table = plan.table(db);
      const at = table.sheets[0]?.columns.findIndex(({ header }) => header === head) ?? -1;
      const cells = [];
      for await (const [rows] of table.batches) cells.push(...(rows ?? []).map((row) => row[at]));
      expect(cells).toHaveLength(plan.rows);
      return cells;
    });
  }

  private some = (keys: readonly string[]) => keys.filter(() => this.draw(2) === 0);

  private maybe = (keys: readonly string[]): string[] => (this.draw(3) === 0 ? this.some(keys) : []);

  /** Any filter: each field is empty most of the time. */
  async drawFilter() {
    const { company, client, draw } = this;
    const back = draw(650);
    const { rows } = await client.query("select code from categories where code like 'TC%' order by id");
    const { rows: brands } = await client.query('select id from brands order by id');
    const people = [company.head, company.leader, company.buyer];
    return {
      from: dayOf(back),
      to: dayOf(Math.max(0, back - draw(400))),
      basis: draw(2) === 0 ? 'ordered' : 'signed',
      tax: draw(2) === 0 ? 'incl' : 'excl',
      departments: this.maybe([...company.departments.map(String), 'none']),
      costCenters: this.maybe([...company.centers.map(({ costCenterId }) => String(costCenterId)), 'none']),
      people: this.maybe(people.map(({ userId }) => String(userId))),
      categories: this.maybe(rows.map(({ code }) => code)),
      brands: this.maybe([...brands.map(({ id }) => String(id)), 'none']),
      compare: (['none', 'previous', 'lastYear'] as const)[draw(3)],
      grain: (['week', 'month', 'quarter'] as const)[draw(3)],
    };
  }

  /** One of three people who see the company, a branch, their own orders. */
  drawViewer(): readonly [TestMember, SignedInCaller] {
    const { head, leader, buyer, departments } = this.company;
    const [first = null, second = null, third = null] = departments;
    const viewers = [
      [head, callerOf(head, 'company', second)],
      [leader, callerOf(leader, 'branch', first)],
      [buyer, callerOf(buyer, 'self', third)],
    ] as const;
    return viewers[this.draw(3)] ?? viewers[0];
  }
}
