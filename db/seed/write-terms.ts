import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { creditApplications, customerTermChanges, customerTerms } from '#features/customer-terms/api/term-tables.ts';
import { changeScope } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';

const DAY_MS = 86_400_000;
/** More than one person of the desk may give alone: 500,000 yuan. */
const MORE_FEN = 50_000_000n;
const ABOVE = ['额度超过 ¥50,000.00'];

interface Place extends Record<string, unknown> {
  firm_id: string;
  user_id: string;
}
interface Account {
  firmId: bigint;
  limitFen: bigint;
}

async function placeOf(db: NodePgDatabase, customerCode: string): Promise<{ firmId: bigint; userId: bigint }> {
  const { rows } = await db.execute<Place>(sql`
    select m.firm_id::text, m.user_id::text from memberships m join firms f on f.id = m.firm_id
    where f.customer_code = ${customerCode} and m.participant_extend_type = 1 and m.status = 1 order by m.id limit 1`);
  if (!rows[0]) throw new Error(`nobody works for ${customerCode}`);
  return { firmId: BigInt(rows[0].firm_id), userId: BigInt(rows[0].user_id) };
}

async function staffId(db: NodePgDatabase, userName: string): Promise<bigint> {
  const { rows } = await db.execute<{ id: string }>(sql`select id::text from users where user_name = ${userName}`);
  return BigInt(rows[0]?.id ?? 0);
}

async function limitOf(db: NodePgDatabase, firmId: bigint): Promise<bigint> {
  const { rows } = await db.execute<{ fen: string }>(
    sql`select limit_fen::text as fen from credit_accounts where firm_id = ${firmId}`,
  );
  return BigInt(rows[0]?.fen ?? 0);
}

/** Credit as it was agreed at first, by two people of the desk. */
const agreed = ({ firmId, limitFen }: Account, [proposedBy, checkedBy]: [bigint, bigint], at: Date) => ({
  ...{ firmId, status: 'effective', proposedBy, checkedBy, secondFor: ABOVE, reason: '年度框架协议约定', note: '' },
  ...{ proposedAt: at, checkedAt: new Date(at.getTime() + DAY_MS / 4) },
  before: { credit: 'none', creditLimit: '0.00' } as const,
  after: { credit: 'limited', creditLimit: formatAmount(limitFen) } as const,
});

/** Terms as a desk finds them on a working day: history, a change that waits, and applications of companies. */
export async function writeTerms(db: NodePgDatabase, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await changeScope(db, { firmId: null, userId: null, right: 'identity' });
  const [clerk, boss] = [await staffId(db, 'staff'), await staffId(db, 'staff2')];
  const [known, north, mould, crane, mine] = [
    await placeOf(db, 'C100286'),
    await placeOf(db, 'C100517'),
    await placeOf(db, 'C101001'),
    await placeOf(db, 'C101003'),
    await placeOf(db, 'C101004'),
  ];
  await changeScope(db, { firmId: null, userId: null, right: 'desk' });
  const withLimit = async ({ firmId }: { firmId: bigint }) => ({ firmId, limitFen: await limitOf(db, firmId) });
  const [first, second] = [await withLimit(known), await withLimit(north)];
  const raised = formatAmount(second.limitFen + MORE_FEN);
  await db.insert(customerTerms).values([
    { firmId: known.firmId, version: 1 },
    { firmId: north.firmId, version: 2 },
  ]);
  await db
    .insert(customerTermChanges)
    .values([agreed(first, [clerk, boss], ago(210)), agreed(second, [clerk, boss], ago(180))]);
  await db.insert(customerTermChanges).values([
    {
      ...{ firmId: north.firmId, status: 'effective', proposedBy: clerk, reason: '年采购额达标', proposedAt: ago(35) },
      ...{ before: { levelCode: 'enterprise' }, after: { levelCode: 'YD100' } },
    },
    {
      ...{ firmId: north.firmId, status: 'waiting', proposedBy: clerk, secondFor: ABOVE, proposedAt: ago(1) },
      ...{ reason: '新增二号车间，采购额上升', before: { creditLimit: formatAmount(second.limitFen) } },
      after: { creditLimit: raised },
    },
  ]);
  await db.insert(creditApplications).values([
    {
      ...{ ...mould, applicationNo: 'SX000000000001', kind: 'temporary', reason: '年底备货，明年一月恢复' },
      ...{ amountFen: (await limitOf(db, mould.firmId)) + MORE_FEN, createdAt: ago(1) },
      until: new Date(now.getTime() + 45 * DAY_MS).toISOString().slice(0, 10),
    },
    {
      ...{ ...crane, applicationNo: 'SX000000000002', kind: 'raise', reason: '承接港口项目，月采购约二十万元' },
      ...{ amountFen: (await limitOf(db, crane.firmId)) + MORE_FEN, createdAt: ago(3) },
    },
    {
      ...{ ...mine, applicationNo: 'SX000000000003', kind: 'raise', reason: '希望提高额度', createdAt: ago(20) },
      ...{ amountFen: (await limitOf(db, mine.firmId)) + MORE_FEN, status: 'submitted' },
    },
  ]);
  await db.execute(sql`
    update credit_applications set status = 'rejected', decided_by = ${clerk}, decided_at = ${ago(19).toISOString()},
      answer = '近三个月采购额下降，暂不调整', version = 2 where application_no = 'SX000000000003'`);
}
