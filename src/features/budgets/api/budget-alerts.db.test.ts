import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/api/database.ts';
import { buildCenter, type TestCenter } from '#tests/factories/build-budget.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { tellIntoList } from '#tests/factories/told-letters.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { budgetJobs } from './budget-jobs.ts';
import { costRules } from './budget-tables.ts';
import { reserveBudget } from './reserve-budget.ts';
import { sendAlerts } from './send-alerts.ts';

let db: TestDatabase;
let owner: TestMember;
let center: TestCenter;

const { messages, letters: mails } = tellIntoList();
const post = { messages, origin: 'http://shop.test' };

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  mails.length = 0;
  await db.owner.transaction(async (tx) => {
    // Movements are written once: only here they go with the centres.
    await tx.execute(sql`set local session_replication_role = 'replica'`);
    await tx.execute(sql`truncate cost_centers cascade`);
  });
  owner = await buildMember(db.owner);
  center = await buildCenter(db.owner, owner.firmId, { limitFen: 10_000n, ownerMemberId: owner.memberId });
});

const spend = (documentNo: string, amountFen: bigint) =>
  inTransaction(db.app, owner, 'write', (tx) =>
    reserveBudget(tx, {
      firmId: owner.firmId,
      userId: owner.userId,
      documentType: 'order',
      documentNo,
      charges: [{ costCenterId: center.costCenterId, amountFen }],
    }),
  );
const subjects = () => mails.map(({ subject }) => subject);

describe('owners are told', () => {
  it('at each threshold, once', async () => {
    await spend('A', 7_999n);
    await sendAlerts(db.app, post);
    expect(mails).toEqual([]);
    await spend('B', 1n);
    await Promise.all([sendAlerts(db.app, post), sendAlerts(db.app, post)]);
    expect(subjects()).toEqual([`成本中心“${center.name}”本年度预算已使用 80%`]);
    await spend('C', 2_000n);
    await sendAlerts(db.app, post);
    await sendAlerts(db.app, post);
    expect(subjects().slice(1)).toEqual([`成本中心“${center.name}”本年度预算已使用 100%`]);
    expect(mails[1]?.to).toEqual([owner.userId]);
    expect(mails[1]?.text).toContain('剩余 ¥0.00');
  });

  it('of as much as is taken, also beyond the limit', async () => {
    await db.owner.update(costRules).set({ overPolicy: 'warn' });
    await spend('A', 8_950n);
    await sendAlerts(db.app, post);
    expect(subjects()).toEqual([`成本中心“${center.name}”本年度预算已使用 89%`]);
    await spend('B', 9_990n);
    await sendAlerts(db.app, post);
    expect(subjects().slice(1)).toEqual([`成本中心“${center.name}”本年度预算超出 ¥89.40（已用 189%）`]);
    expect(mails[1]?.text).toContain('额度 ¥100.00，已占用 ¥189.40，已使用 ¥0.00，超出 ¥89.40（已用 189%）。');
  });

  it.each([
    [['COST_MANAGEMENT'], true],
    [['ORDER_ADD'], false],
  ] as const)('with rights %o the way to the statement: %s', async (permissions, leads) => {
    const head = await buildMember(db.owner, { firm: owner, permissions });
    await db.owner.execute(
      sql`update cost_centers set owner_member_id = ${head.memberId} where id = ${center.costCenterId}`,
    );
    await spend('A', 9_000n);
    await sendAlerts(db.app, post);
    expect(mails.map(({ to, text }) => [to, text.includes('/user/system/costCenter.html?statement=')])).toEqual([
      [[head.userId], leads],
    ]);
  });

  it('of the highest when several are reached at once', async () => {
    await spend('A', 10_000n);
    await sendAlerts(db.app, post);
    await sendAlerts(db.app, post);
    expect(subjects()).toEqual([`成本中心“${center.name}”本年度预算已使用 100%`]);
  });
});

it('rules expire after their last day, by the day of Shanghai', async () => {
  const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
  await db.owner.update(costRules).set({ endsOn: sql`${today}` });
  const [expire] = budgetJobs(db.app, post);
  await expire?.run();
  expect(await db.owner.select({ status: costRules.status }).from(costRules)).toEqual([{ status: 1 }]);
  await db.owner.update(costRules).set({ endsOn: sql`${today} - 1` });
  await expire?.run();
  expect(await db.owner.select({ status: costRules.status }).from(costRules)).toEqual([{ status: 3 }]);
  // An expired rule limits nothing any more.
  await spend('A', 99_999n);
});
