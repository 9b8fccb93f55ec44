import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { read } from '@e965/xlsx';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openExports } from '#app/api/open-exports.ts';
import { createTeller } from '#business/messages/api/public.ts';
import { findParticipant } from '#features/access/api/public.ts';
import { createFileStore } from '#platform/api/file-store.ts';
import { startJobs } from '#platform/api/jobs.ts';
import { log } from '#platform/api/log.ts';
import { auditLog } from '#platform/api/platform-tables.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { TransferTask } from '../contract/transfer-schemas.ts';
import { MOST_OPEN, TRANSFER_MOVES } from '../rules/transfer-states.ts';
import { carryOutExport, type ExportWork } from './carry-out-export.ts';
import { type ExportDefinition, exportOfCall } from './define-export.ts';
import { sheetOf, tableOf } from './table-sheets.ts';
import { exportQueue, transferJobs } from './transfer-jobs.ts';
import { transfers } from './transfer-tables.ts';

const MANY = 10_001;
const CALLS = '/enterprise-service/transfer';

let dataDir: string;
let shop: TestShop;
let work: ExportWork;
let admin: TestMember;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'transfers-'));
  shop = await startTestShop({ limiter: UNCOUNTED, env: { dataDir } });
  const [database, messages] = [shop.db.app, createTeller(Buffer.alloc(32))];
  const files = createFileStore(resolve(dataDir, 'transfers'), 'bin');
  work = { database, exports: openExports(), files, messages, findCaller: (place) => findParticipant(database, place) };
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  admin = await buildMember(shop.db.owner);
});

/** So many entries in the log of this person's company. */
const fillLog = ({ firmId, userId }: TestMember, rows: number) =>
  shop.db.owner.execute(sql`insert into audit_log (firm_id, user_id, action, object_type, object_id, after)
    select ${firmId}, ${userId}, 'order.noted', 'order', 'SO' || n, '{"text":"=1+1"}' from generate_series(1, ${rows}::int) n`);

const post = (path: string, input: object, { token } = admin) =>
  fetch(`${shop.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(input),
  });
const ask = (input: object = {}, as = admin) => post('/enterprise-service/audit/export', input, as);
const askTask = async (input: object = {}, as = admin) =>
  ((await (await ask(input, as)).json()) as { data: TransferTask }).data;
const download = (id: string, as = admin) => post(`${CALLS}/fetch`, { id }, as);
const refusalOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;
const progress = async (id: string, { token } = admin) =>
  (await shop.get<TransferTask>(`${CALLS}/progress?id=${id}`, { token })).body.data;
const act = (name: 'cancel' | 'retry', id: string, { token } = admin) =>
  shop.post<TransferTask>(`${CALLS}/${name}`, { id }, { token });
const told = async ({ firmId }: TestMember) => {
  const rows = await shop.db.owner
    .select({ action: auditLog.action, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.firmId, firmId))
    .orderBy(auditLog.id);
  return rows.filter(({ action }) => action.startsWith('export.'));
};
const keptFiles = async () =>
  (await readdir(join(dataDir, 'transfers'), { recursive: true }).catch(() => [])).filter((name) => name.includes('.'));

/** A task of this person, as an export of this kind would leave it. */
async function queue({ firmId, userId, memberId }: TestMember, kind: string): Promise<bigint> {
  const [row] = await shop.db.owner
    .insert(transfers)
    .values({ firmId, userId, memberId, loginSource: 0, kind, input: {}, inputHash: kind, fileName: '清单.xlsx' })
    .returning({ id: transfers.id });
  if (!row) throw new Error('no task');
  return row.id;
}

/** An export whose rows come as `batches` has them. */
function withExport(batches: () => AsyncIterable<readonly string[]>): ExportWork {
  const call = openExports().get('audit-log')?.call;
  if (!call) throw new Error('no call');
  const sheet = sheetOf<string>('行', [{ key: 'row', header: '行', kind: 'text', value: (row) => row }]);
  const own: ExportDefinition = exportOfCall({
    kind: 'own',
    label: '自己的',
    call,
    plan: async () => ({ rows: 3, atOnce: false, fileName: '清单.xlsx', table: () => tableOf([sheet], batches()) }),
  });
  return { ...work, exports: new Map([['own', own]]) };
}

describe('an export', () => {
  it('that is small answers its file, and the log tells of it', async () => {
    await fillLog(admin, 2);
    const answer = await ask();
    expect(answer.headers.get('content-type')).toContain('spreadsheet');
    expect(read(await answer.arrayBuffer()).Sheets.操作日志?.['!ref']).toBe('A1:H3');
    expect(await told(admin)).toEqual([
      { action: 'export.downloaded', after: { label: '操作日志', file: '操作日志.xlsx', rows: 2 } },
    ]);
  });

  it('that is large answers a task, which is the same however often it is asked for', async () => {
    await fillLog(admin, MANY);
    const [task, again] = await Promise.all([askTask(), askTask()]);
    expect(task).toMatchObject({ kind: 'audit-log', label: '操作日志', status: 'queued', rowsTotal: null });
    expect(again.id).toBe(task.id);
    const { rows } = await shop.db.owner.execute(sql`select data from pgboss.job where name = 'exports'`);
    expect(rows.filter(({ data }) => (data as { id: string }).id === task.id)).toHaveLength(1);
    expect((await askTask({ keyword: 'SO' })).id).not.toBe(task.id);

    await carryOutExport(work, BigInt(task.id));
    const done = await progress(task.id);
    // What began the tasks stands in the log too.
    expect(done).toMatchObject({
      status: 'done',
      rowsDone: MANY + 2,
      rowsTotal: MANY + 2,
      percent: 100,
      problem: null,
    });
    const answer = await download(task.id);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*xlsx/);
    const sheet = read(await answer.arrayBuffer()).Sheets.操作日志;
    expect([sheet?.['!ref'], sheet?.G3?.t]).toEqual([`A1:H${MANY + 3}`, 's']);
    expect((await progress(task.id)).fetchedAt).not.toBeNull();
    const actions = (await told(admin)).map(({ action }) => action);
    expect(actions).toEqual(['export.started', 'export.started', 'export.downloaded']);
  });

  it('is for its owner alone', async () => {
    const id = String(await queue(admin, 'audit-log'));
    const colleague = await buildMember(shop.db.owner, { firm: admin });
    const stranger = await buildMember(shop.db.owner);
    for (const other of [colleague, stranger]) {
      expect((await shop.get(`${CALLS}/list`, { token: other.token })).body.data).toEqual([]);
      expect((await download(id, other)).status).toBe(404);
      expect((await act('cancel', id, other)).status).toBe(404);
    }
    expect((await shop.get(`${CALLS}/list?kind=audit-log`, { token: admin.token })).body.data).toMatchObject([{ id }]);
    expect((await shop.get(`${CALLS}/list?kind=orders`, { token: admin.token })).body.data).toEqual([]);
  });

  it('is refused while too many are under way', async () => {
    await fillLog(admin, MANY);
    for (let at = 0; at < MOST_OPEN; at += 1) await queue(admin, `kind-${at}`);
    expect(await refusalOf(await ask())).toBe('TRANSFERS_OPEN');
  });
});

describe('rights', () => {
  it('are read again when the file is made', async () => {
    const id = await queue(admin, 'audit-log');
    await shop.db.owner.execute(sql`delete from role_permissions where firm_id = ${admin.firmId}`);
    await carryOutExport(work, id);
    const [row] = await shop.db.owner.select().from(transfers).where(eq(transfers.id, id));
    expect(row).toMatchObject({ status: 'failed', problem: '没有导出操作日志的权限', storedAs: null });
  });

  it('of somebody who has left make nothing', async () => {
    const id = await queue(admin, 'audit-log');
    await shop.db.owner.execute(sql`update memberships set status = 0 where id = ${admin.memberId}`);
    await carryOutExport(work, id);
    const [row] = await shop.db.owner.select().from(transfers).where(eq(transfers.id, id));
    expect(row).toMatchObject({ status: 'failed', problem: '您的账号已不能进入该公司，文件没有生成' });
  });

  it('are read again when the file is fetched', async () => {
    await fillLog(admin, 3);
    const id = await queue(admin, 'audit-log');
    await carryOutExport(work, id);
    await shop.db.owner.execute(sql`update memberships set data_scope = 'self' where id = ${admin.memberId}`);
    expect(await refusalOf(await download(String(id)))).toBe('TRANSFER_RIGHTS_CHANGED');
    await shop.db.owner.execute(sql`delete from role_permissions where firm_id = ${admin.firmId}`);
    expect(await refusalOf(await download(String(id)))).toBe('PERMISSION_REFUSED');
  });
});

describe('a task', () => {
  it('can be cancelled while it waits, and begun again', async () => {
    await fillLog(admin, 3);
    const id = String(await queue(admin, 'audit-log'));
    expect((await act('cancel', id)).body.data.status).toBe('cancelled');
    await carryOutExport(work, BigInt(id));
    expect((await progress(id)).status).toBe('cancelled');
    expect((await act('cancel', id)).body.error).toBe('TRANSFER_STATE');
    expect(await refusalOf(await download(id))).toBe('TRANSFER_NOT_READY');
    expect((await act('retry', id)).body.data.status).toBe('queued');
    expect((await act('retry', id)).body.error).toBe('TRANSFER_STATE');
    await carryOutExport(work, BigInt(id));
    expect((await progress(id)).status).toBe('done');
  });

  it('that is cancelled while it works leaves no file', async () => {
    const before = await keptFiles();
    const id = await queue(admin, 'own');
    const slow = withExport(async function* rows() {
      yield ['a'];
      await act('cancel', String(id));
      await new Promise((done) => setTimeout(done, 600));
      yield ['b'];
    });
    await carryOutExport(slow, id);
    expect((await progress(String(id))).status).toBe('cancelled');
    expect(await keptFiles()).toEqual(before);
  });

  it('tells how far it is', async () => {
    const id = await queue(admin, 'own');
    const seen: (number | null)[] = [];
    const slow = withExport(async function* rows() {
      yield ['a', 'b'];
      await new Promise((done) => setTimeout(done, 600));
      yield ['c'];
      seen.push((await progress(String(id))).rowsDone, (await progress(String(id))).percent);
    });
    await carryOutExport(slow, id);
    expect(seen).toEqual([2, 66]);
  });

  it('that fails is tried again by the queue, and says so in the end', async () => {
    const quiet = vi.spyOn(log, 'error').mockReturnValue();
    const id = await queue(admin, 'own');
    // oxlint-disable-next-line require-yield -- what it would yield does not come
    const broken = withExport(async function* rows() {
      throw new Error('disk full');
    });
    await expect(carryOutExport(broken, id)).rejects.toThrow('disk full');
    expect((await progress(String(id))).status).toBe('queued');
    await expect(carryOutExport(broken, id)).rejects.toThrow('disk full');
    await carryOutExport(broken, id);
    expect(await progress(String(id))).toMatchObject({
      status: 'failed',
      problem: '生成文件时出错，请重试；仍然失败请联系客服',
    });
    quiet.mockRestore();
  });

  it('is taken over from a process that is gone, which may no longer end it', async () => {
    const id = await queue(admin, 'own');
    const before = await keptFiles();
    const late = withExport(async function* rows() {
      yield ['a'];
      // Somebody else has begun meanwhile.
      await shop.db.owner.execute(sql`update transfers set tries = tries + 1 where id = ${id}`);
    });
    await carryOutExport(late, id);
    expect([(await progress(String(id))).status, await keptFiles()]).toEqual(['running', before]);
    await carryOutExport(
      withExport(async function* rows() {
        yield ['a', 'b', 'c'];
      }),
      id,
    );
    expect((await progress(String(id))).status).toBe('done');
  });

  it('is gone after seven days, its file with it', async () => {
    await fillLog(admin, 1);
    const id = await queue(admin, 'audit-log');
    await carryOutExport(work, id);
    const before = await keptFiles();
    await shop.db.owner.execute(sql`update transfers set expires_at = now() - interval '1 minute' where id = ${id}`);
    expect((await progress(String(id))).status).toBe('expired');
    expect(await refusalOf(await download(String(id)))).toBe('TRANSFER_EXPIRED');
    await shop.db.owner.execute(sql`update transfers set finished_at = now() - interval '8 days' where id = ${id}`);
    for (const job of transferJobs(work)) await job.run();
    expect(await keptFiles()).toHaveLength(before.length - 1);
    await shop.db.owner.execute(sql`update transfers set finished_at = now() - interval '31 days' where id = ${id}`);
    for (const job of transferJobs(work)) await job.run();
    expect((await shop.get(`${CALLS}/progress?id=${id}`, { token: admin.token })).status).toBe(404);
  });

  it('moves in the database as in the rules', async () => {
    const { rows } = await shop.db.owner.execute<{ from: string; to: string }>(
      sql`select from_status as "from", to_status as "to" from state_transitions where machine = 'transfer'`,
    );
    const moves = Object.entries(TRANSFER_MOVES).flatMap(([from, all]) => all.map((to) => `${from} ${to}`));
    expect(rows.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([' queued', ...moves].sort());
  });
});

it('a worker takes up what was asked for', { timeout: 20_000 }, async () => {
  await fillLog(admin, MANY);
  const task = await askTask();
  const jobs = await startJobs(shop.db.appUrl, [], { queued: [exportQueue(work)] });
  await expect.poll(async () => (await progress(task.id)).status, { timeout: 15_000 }).toBe('done');
  await jobs.stop();
});
