import { eq, sql } from 'drizzle-orm';
import { orders } from '#features/orders/api/order-tables.ts';
import { statementDisputes, statementExceptions } from '#features/statements/api/dispute-tables.ts';
import { billCycle } from '#features/statements/api/run/run-night.ts';
import { rebuildSums } from '#features/statements/api/statement-repo.ts';
import { statementLines, statements } from '#features/statements/api/statement-tables.ts';
import { addDays } from '#features/statements/rules/cycles.ts';
import type { TestShop } from '#tests/test-shop.ts';
import type { TestMember } from './build-member.ts';
import { nextNumber } from './next-number.ts';
import { type SignedWish, signedOrder } from './signed-order.ts';

export const shanghaiToday = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const six = () => String(nextNumber() % 1_000_000).padStart(6, '0');

type Shop = Pick<TestShop, 'db'>;

/** A statement of two lines that wait to be confirmed, without orders behind it: of a person who may not order as well. */
export async function writeStatement({ db }: Shop, { firmId, userId }: Pick<TestMember, 'firmId' | 'userId'>) {
  const today = shanghaiToday();
  // Another one of the same firm is of another cycle.
  const cycleTo = addDays(today, -(nextNumber() % 10_000));
  const [row] = await db.owner
    .insert(statements)
    .values({
      ...{ firmId, statementNo: `ZD261231${six()}`, cycle: 'monthly', cycleFrom: cycleTo, cycleTo },
      ...{
        grouping: 'company',
        priceBasis: 'gross',
        termDays: 30,
        dueOn: addDays(today, 30),
        confirmBy: addDays(today, 10),
      },
      ...{ status: 'generated', deliveredAt: new Date(), lineCount: 2, openLines: 2 },
      ...{ amountFen: 3_000n, taxFen: 345n, dueFen: 3_000n },
    })
    .returning();
  if (!row) throw new Error('statement not written');
  const line = {
    ...{
      firmId,
      statementId: row.id,
      source: 'sign',
      status: 'open',
      day: cycleTo,
      orderId: 1n,
      orderLineId: 1n,
      userId,
    },
    ...{
      orderNo: 'SO261231000001',
      name: '六角螺栓',
      itemNo: '10000001',
      unit: '个',
      salesPrice: 10_000n,
      taxRateBp: 1_300,
    },
  };
  const lines = await db.owner
    .insert(statementLines)
    .values([
      { ...line, sourceId: BigInt(nextNumber()), quantity: 10, amountFen: 1_000n, taxFen: 115n, dueFen: 1_000n },
      { ...line, sourceId: BigInt(nextNumber()), quantity: 20, amountFen: 2_000n, taxFen: 230n, dueFen: 2_000n },
    ])
    .returning({ id: statementLines.id });
  await rebuildSums(db.owner, { firmId, statementId: row.id });
  return { statement: row, lineIds: lines.map(({ id }) => id) };
}

/** A dispute about the first line of a statement of its own. */
export async function writeDispute(shop: Shop, owner: Pick<TestMember, 'firmId' | 'userId'>) {
  const { statement, lineIds } = await writeStatement(shop, owner);
  const { firmId, userId } = owner;
  const [lineId] = lineIds;
  if (lineId === undefined) throw new Error('statement without lines');
  const [row] = await shop.db.owner
    .insert(statementDisputes)
    .values({
      ...{ firmId, statementId: statement.id, lineId, userId, disputeNo: `YY261231${six()}`, kind: 'quantity' },
      ...{ status: 'waiting', words: '少两个', claimedQuantity: 8, askedFen: 200n },
    })
    .returning();
  if (!row) throw new Error('dispute not written');
  await shop.db.owner
    .update(statementLines)
    .set({ status: 'disputed', disputeId: row.id })
    .where(eq(statementLines.id, lineId));
  await shop.db.owner
    .update(statements)
    .set({ status: 'disputed', openLines: 1, disputedLines: 1 })
    .where(eq(statements.id, statement.id));
  await rebuildSums(shop.db.owner, { firmId, statementId: statement.id });
  return row;
}

export async function writeException(shop: Shop, owner: Pick<TestMember, 'firmId' | 'userId'>): Promise<string> {
  const { statement, lineIds } = await writeStatement(shop, owner);
  const [lineId] = lineIds;
  if (lineId === undefined) throw new Error('statement without lines');
  const [row] = await shop.db.owner
    .insert(statementExceptions)
    .values({
      ...{ firmId: owner.firmId, statementId: statement.id, lineId, reason: 'SHORT_RECEIPT' },
      ...{ expected: '10 件发出', found: '8 件签收', difference: '少 2 件' },
    })
    .returning({ id: statementExceptions.id });
  return String(row?.id);
}

/** Orders what is wished for, has it signed, and bills it: the statement of a cycle that ends today, or later where there is one. */
export async function billedOrder(shop: TestShop, buyer: TestMember, wishes: readonly SignedWish[]) {
  const { orderNo } = await signedOrder(shop, buyer, wishes);
  return { orderNo, ...(await billNow(shop, buyer)) };
}

/** Bills whatever of a firm stands on no statement. */
export async function billNow(shop: Shop, { firmId }: Pick<TestMember, 'firmId'>) {
  const { rows } = await shop.db.owner.execute<{ n: number }>(
    sql`select count(*)::int as n from statement_runs where firm_id = ${firmId}`,
  );
  const to = addDays(shanghaiToday(), rows[0]?.n ?? 0);
  await billCycle(shop.db.app, firmId, { from: to, to });
  const made = await shop.db.owner.execute<{ statement_no: string; id: string }>(
    sql`select statement_no, id from statements where firm_id = ${firmId} order by id desc limit 1`,
  );
  const [one] = made.rows;
  return { statementNo: one?.statement_no ?? '', statementId: BigInt(one?.id ?? 0) };
}

export const orderIdOf = async ({ db }: Shop, orderNo: string): Promise<bigint> => {
  const [row] = await db.owner.select({ id: orders.id }).from(orders).where(eq(orders.orderNo, orderNo));
  if (!row) throw new Error('order not found');
  return row.id;
};
