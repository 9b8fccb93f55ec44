import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { TransferTask } from '../contract/transfer-schemas.ts';
import { MOST_OPEN, MOST_OPEN_OF_FIRM } from '../rules/transfer-states.ts';
import { transfers } from './transfer-tables.ts';

/** More than is made while somebody waits. */
const MANY = 10_001;

let shop: TestShop;
let admin: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  admin = await buildMember(shop.db.owner);
  await fillLog(admin);
});

const fillLog = ({ firmId, userId }: TestMember) =>
  shop.db.owner.execute(sql`insert into audit_log (firm_id, user_id, action, object_type, object_id)
    select ${firmId}, ${userId}, 'order.noted', 'order', 'SO' || n from generate_series(1, ${MANY}::int) n`);

const ask = async ({ token } = admin) =>
  (await shop.post<TransferTask>('/enterprise-service/audit/export', {}, { token })).body;
const act = async (name: 'cancel' | 'retry', id: string) =>
  (await shop.post<TransferTask>(`/enterprise-service/transfer/${name}`, { id }, { token: admin.token })).body;

/** A task of this person that waits. */
async function queue({ firmId, userId, memberId }: TestMember, kind: string): Promise<bigint> {
  const [row] = await shop.db.owner
    .insert(transfers)
    .values({ firmId, userId, memberId, loginSource: 0, kind, input: {}, inputHash: kind, fileName: '清单.xlsx' })
    .returning({ id: transfers.id });
  if (!row) throw new Error('no task');
  return row.id;
}

/** As many tasks as a company may have, of people who each have as many as they may. */
async function fillFirm(): Promise<void> {
  for (let at = 0; at < MOST_OPEN_OF_FIRM / MOST_OPEN; at += 1) {
    const colleague = await buildMember(shop.db.owner, { firm: admin });
    for (let n = 0; n < MOST_OPEN; n += 1) await queue(colleague, `kind-${n}`);
  }
}

it('a company has so many under way, of whomever; another one goes on', async () => {
  await fillFirm();
  expect((await ask()).error).toBe('TRANSFERS_OPEN_FIRM');
  const stranger = await buildMember(shop.db.owner);
  await fillLog(stranger);
  expect((await ask(stranger)).data.status).toBe('queued');

  const [one] = await shop.db.owner.select().from(transfers).where(eq(transfers.firmId, admin.firmId)).limit(1);
  await shop.db.owner.execute(
    sql`update transfers set status = 'cancelled', finished_at = now() where id = ${one?.id}`,
  );
  expect((await ask()).data.status).toBe('queued');
});

it('what was stopped begins anew only where there is room', async () => {
  const { id } = (await ask()).data;
  await act('cancel', id);
  await fillFirm();
  expect((await act('retry', id)).error).toBe('TRANSFERS_OPEN_FIRM');
});

it('of colleagues who begin at once the last place has one', async () => {
  await fillFirm();
  await shop.db.owner.execute(sql`update transfers set status = 'cancelled', finished_at = now()
    where id = (select min(id) from transfers where firm_id = ${admin.firmId})`);
  const other = await buildMember(shop.db.owner, { firm: admin });
  const answers = await Promise.all([ask(), ask(other)]);
  expect(answers.map(({ error }) => error ?? 'begun').sort()).toEqual(['TRANSFERS_OPEN_FIRM', 'begun']);
});

it('what the calendar made takes no turn', async () => {
  const colleague = await buildMember(shop.db.owner, { firm: admin });
  for (let at = 0; at < MOST_OPEN_OF_FIRM; at += 1) {
    const id = await queue(colleague, `kind-${at}`);
    await shop.db.owner.execute(sql`update transfers
      set schedule_id = 1, due_at = now() + ${at} * interval '1 day' where id = ${id}`);
  }
  expect((await ask()).data.status).toBe('queued');
});
