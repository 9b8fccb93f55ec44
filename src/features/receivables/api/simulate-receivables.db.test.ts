import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firms } from '#features/organisation/api/organisation-tables.ts';
import { statements } from '#features/statements/api/statement-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { placeOrder } from '#tests/factories/place-order.ts';
import { dayFromToday, plainStatement } from '#tests/factories/plain-statement.ts';
import { receivableStaff } from '#tests/factories/receivable-desk.ts';
import { brokenRules } from '#tests/ledger-invariants.ts';
import { ORDER_INVARIANTS } from '#tests/order-invariants.ts';
import { RECEIVABLE_INVARIANTS } from '#tests/receivable-invariants.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const FIRMS = 3;
const STEPS = 120;
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

/** Numbers that look random and come again with the seed. */
function randomOf(start: number) {
  let state = start + 1;
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

interface Firm {
  buyer: TestMember;
  customerCode: string;
  statementNos: string[];
}

let shop: TestShop;
let owner: pg.Pool;
let staff: Awaited<ReturnType<typeof receivableStaff>>;
const played: Firm[] = [];

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  owner = new pg.Pool({ connectionString: shop.db.ownerUrl });
  staff = await receivableStaff(shop);
  for (let turn = 0; turn < FIRMS; turn += 1) {
    const buyer = await buildMember(shop.db.owner);
    const [firm] = await shop.db.owner.select().from(firms).where(eq(firms.id, buyer.firmId));
    played.push({ buyer, customerCode: firm?.customerCode ?? '', statementNos: [] });
  }
});
afterAll(async () => {
  await owner.end();
  await shop.stop();
});

const random = randomOf(seed);
const pick = <T>(list: readonly T[]): T | undefined => list[random(list.length || 1)];
const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

async function order({ buyer, statementNos }: Firm): Promise<void> {
  const sku = await buildSku(shop.db.owner, { salesPrice: yuan(100 + random(50_000)) });
  const wishes = [{ skuCode: sku.itemNo, quantity: 1 + random(5) }];
  const { body } = await placeOrder(shop, buyer, wishes, { replace: { payWay: 'account' } });
  if (!body.data) return;
  const { rows } = await owner.query('select total_fen from orders where order_no = $1', [body.data.orderNo]);
  const dueFen = BigInt(rows[0].total_fen);
  const { statementNo } = await plainStatement(shop, buyer.firmId, { dueFen, dueOn: dayFromToday(random(120) - 90) });
  statementNos.push(statementNo);
}

/** Amounts as people type them: some fit, some are too much. */
const items = ({ statementNos }: Firm) =>
  Array.from({ length: random(3) }, () => ({
    statementNo: pick(statementNos) ?? '',
    amount: yuan(1 + random(60_000)),
  })).filter(({ statementNo }) => statementNo !== '');

const receive = (firm: Firm) =>
  staff.clerk.call('book', {
    ...{ customerCode: firm.customerCode, method: 'transfer', amount: yuan(1 + random(100_000)) },
    ...{ receivedOn: '2026-11-20', items: items(firm) },
  });

async function someReceipt(firm: Firm) {
  const { list } = await staff.clerk.data('receipts', { pageSize: 100 });
  return pick(list.filter((one: { customerCode: string }) => one.customerCode === firm.customerCode)) as
    | { receiptNo: string; version: number; allocations: { statementNo: string }[] }
    | undefined;
}

async function onReceipt(firm: Firm, act: 'allocate' | 'unallocate' | 'reverse'): Promise<void> {
  const found = await someReceipt(firm);
  if (!found) return;
  const { receiptNo, version, allocations } = found;
  const more = {
    allocate: { items: items(firm) },
    unallocate: { statementNo: allocations[0]?.statementNo ?? 'ZD000000000000' },
    reverse: { reason: '随机冲销' },
  }[act];
  await staff.clerk.call(act, { receiptNo, version, ...more });
}

async function giveUp(firm: Firm): Promise<void> {
  const wanted = { customerCode: firm.customerCode, statementNo: pick(firm.statementNos) ?? 'ZD0', reason: '随机核销' };
  await staff.clerk.call('writeOffs/ask', { ...wanted, amount: yuan(1 + random(20_000)) });
}

async function decide(): Promise<void> {
  const { list } = await staff.chief.data('writeOffs', {});
  const found = pick(list) as { writeOffNo: string; version: number } | undefined;
  if (!found) return;
  const { writeOffNo, version } = found;
  await staff.chief.call('writeOffs/decide', { writeOffNo, version, agreed: random(3) > 0 });
}

async function bring(firm: Firm, accountId: string): Promise<void> {
  const [open] = await shop.db.owner
    .select({ no: statements.statementNo, fen: sql<string>`due_fen - paid_fen` })
    .from(statements)
    .where(sql`firm_id = ${firm.buyer.firmId} and due_fen > paid_fen`)
    .orderBy(sql`random()`)
    .limit(1);
  const fen = Number(open?.fen ?? 1) + (random(2) ? 0 : random(500));
  const rows = [
    '交易日期,贷方发生额,对方户名,附言,流水号',
    `20261101,${yuan(fen)},某公司,${open?.no ?? '货款'},F${random(40)}${random(9)}`,
  ];
  await staff.clerk.upload(accountId, rows.join('\r\n'));
}

it(`a year of orders, receipts, matches, reversals and write-offs leaves nothing over (TEST_SEED=${seed})`, async () => {
  const accountId = await staff.clerk.addAccount();
  const acts: ((firm: Firm) => Promise<unknown>)[] = [
    ...[order, order, receive, receive, giveUp, decide],
    (firm) => bring(firm, accountId),
    (firm) => bring(firm, accountId),
    (firm) => onReceipt(firm, 'allocate'),
    (firm) => onReceipt(firm, 'allocate'),
    (firm) => onReceipt(firm, 'unallocate'),
    (firm) => onReceipt(firm, 'reverse'),
  ];
  for (let step = 0; step < STEPS; step += 1) {
    // Two people at once, often on the same company.
    const firm = pick(played);
    const other = pick(played);
    if (firm && other) await Promise.all([pick(acts)?.(firm), pick(acts)?.(other)]);
  }
  expect(await brokenRules(owner, { ...RECEIVABLE_INVARIANTS, ...ORDER_INVARIANTS })).toEqual({});
  const { rows } = await owner.query(`select
    (select count(*)::int from receipts) as receipts, (select count(*)::int from receipts where status = 'reversed') as reversed,
    (select count(*)::int from bank_lines where status = 'matched') as matched, (select count(*)::int from write_offs) as write_offs`);
  for (const count of Object.values(rows[0])) expect(count).toBeGreaterThan(0);
  // What is owed, item by item, is what the ledger says: everything ordered was billed here.
  const apart = await owner.query(
    `
    select a.firm_id, a.used_fen, s.open, f.free from credit_accounts a
    join lateral (select coalesce(sum(due_fen - paid_fen), 0) as open from statements s where s.firm_id = a.firm_id) s on true
    join lateral (select coalesce(sum(amount_fen - allocated_fen), 0) as free from receipts r
      where r.firm_id = a.firm_id and r.status <> 'reversed') f on true
    where a.firm_id = any($1) and a.used_fen <> s.open - f.free`,
    [played.map(({ buyer }) => String(buyer.firmId))],
  );
  expect(apart.rows).toEqual([]);
}, 240_000);
