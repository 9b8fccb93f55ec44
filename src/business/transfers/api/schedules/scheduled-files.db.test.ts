import { read } from '@e965/xlsx';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestMember } from '#tests/factories/build-member.ts';
import { scheduleWorld } from '#tests/factories/schedule-world.ts';
import type { CentrePage } from '../../contract/transfer-schemas.ts';
import { carryOutExport } from '../carry-out-export.ts';
import type { ExportDefinition } from '../define-export.ts';
import { transferJobs } from '../transfer-jobs.ts';
import { transfers } from '../transfer-tables.ts';
import { endForsaken, runSchedules } from './run-schedules.ts';

const { world, wishFor, save, list, scheduleOf, tasksOf, colleague, leave, dueFor, carryOut } = scheduleWorld();

describe('what was made', () => {
  const fillLog = ({ firmId, userId }: TestMember, rows: number) =>
    world.shop.db.owner.execute(sql`insert into audit_log (firm_id, user_id, action, object_type, object_id, after, created_at)
      select ${firmId}, ${userId}, 'order.noted', 'order', 'SO' || n, '{}', '2026-02-25T04:00:00Z' from generate_series(1, ${rows}::int) n`);

  it('is told to its receiver with a link, and fetched by him', async () => {
    await fillLog(world.admin, 3);
    const id = await dueFor([world.admin]);
    await runSchedules(world.work);
    const [task] = await carryOut(id);
    expect(task).toMatchObject({ status: 'done', rowsDone: 3 });
    expect(world.tellings).toMatchObject([
      {
        event: { code: 'export.scheduled' },
        to: [world.admin.userId],
        title: '定时导出已生成：每周日志',
        href: '/user/report/fileCenter.html',
      },
    ]);
    const centre = (
      await world.shop.get<CentrePage>('/enterprise-service/transfer/centre', { token: world.admin.token })
    ).body.data;
    expect(centre).toMatchObject({
      total: 1,
      waiting: 1,
      counts: { all: 1, ready: 1 },
      kinds: [{ kind: 'audit-log' }],
    });
    expect(centre.list[0]).toMatchObject({ scheduled: true, status: 'done' });
    const answer = await fetch(`${world.shop.url}/enterprise-service/transfer/fetch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: world.admin.token },
      body: JSON.stringify({ id: String(task?.id) }),
    });
    expect(read(await answer.arrayBuffer()).Sheets.操作日志?.['!ref']).toBe('A1:H4');
  });

  it('follows the rights each receiver has on that day; who set it up is told of one who has none', async () => {
    await fillLog(world.admin, 3);
    const receiver = await colleague([]);
    const id = await dueFor([world.admin, receiver]);
    await runSchedules(world.work);
    const [own, theirs] = await carryOut(id);
    expect([own?.status, theirs?.status]).toEqual(['done', 'failed']);
    expect(theirs).toMatchObject({ storedAs: null, problem: '没有导出操作日志的权限' });
    const failed = world.tellings.find(({ event }) => event.code === 'export.failed');
    expect(failed).toMatchObject({ to: [world.admin.userId] });
    expect(failed?.text).toContain('没有收到：没有导出操作日志的权限');
  });

  it('says so where there was nothing, and counts as done', async () => {
    const id = await dueFor([world.admin]);
    await runSchedules(world.work);
    const [task] = await carryOut(id);
    expect(task).toMatchObject({ status: 'done', rowsDone: 0, problem: null });
    expect(world.tellings).toMatchObject([{ event: { code: 'export.scheduled' }, title: '每周日志：本期没有数据' }]);
    const answer = await fetch(`${world.shop.url}/enterprise-service/transfer/fetch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: world.admin.token },
      body: JSON.stringify({ id: String(task?.id) }),
    });
    expect(read(await answer.arrayBuffer()).Sheets.操作日志?.A1?.v).toBe('本期没有数据');
  });

  it('is told once, though its worker was killed in the middle of it', async () => {
    await fillLog(world.admin, 3);
    const id = await dueFor([world.admin]);
    await runSchedules(world.work);
    const [task] = await tasksOf(id);
    // The first worker had begun and is gone; the queue gives the task to another.
    await world.shop.db.owner
      .update(transfers)
      .set({ status: 'running', tries: 1 })
      .where(eq(transfers.id, task?.id ?? 0n));
    await carryOut(id);
    await carryOut(id);
    expect(world.tellings).toHaveLength(1);
  });

  it('that nobody carried out for a day is told as failed', async () => {
    const id = await dueFor([world.admin]);
    await runSchedules(world.work);
    await world.shop.db.owner.execute(
      sql`update transfers set created_at = now() - interval '2 days' where schedule_id = ${BigInt(id)}`,
    );
    await transferJobs(world.work)[0]?.run();
    expect(world.tellings).toMatchObject([{ event: { code: 'export.failed' }, to: [world.admin.userId] }]);
  });

  it('has what its kind adds to the mail, read with the rights of the receiver', async () => {
    await fillLog(world.admin, 2);
    const id = await dueFor([world.admin]);
    await runSchedules(world.work);
    const known = world.work.exports.get('audit-log');
    if (!known?.scheduled) throw new Error('no export');
    const png = new Uint8Array([137, 80, 78, 71]);
    const letter = async (_: unknown, { userId }: { userId: bigint }) => ({
      text: `${userId === world.admin.userId ? '本人' : '他人'}上周 2 笔`,
      picture: { png, alt: '趋势图' },
    });
    const told: ExportDefinition = { ...known, scheduled: { ...known.scheduled, letter } };
    const [task] = await tasksOf(id);
    await carryOutExport({ ...world.work, exports: new Map([['audit-log', told]]) }, task?.id ?? 0n);
    expect(world.tellings).toMatchObject([{ picture: { png, alt: '趋势图' } }]);
    expect(world.tellings[0]?.text).toContain('本人上周 2 笔');
  });
});

describe('it ends', () => {
  it('when its maker has left, and everybody is told', async () => {
    const receiver = await colleague(['COMPANY_MANAGEMENT']);
    const id = await dueFor([world.admin, receiver]);
    await leave(world.admin);
    await runSchedules(world.work);
    expect(await tasksOf(id)).toEqual([]);
    expect(await scheduleOf(id)).toMatchObject({ status: 'ended', endedReason: '设置人已不在公司' });
    expect(await list(receiver)).toMatchObject([{ status: 'ended', endedReason: '设置人已不在公司', nextAt: null }]);
    expect(world.tellings).toMatchObject([{ event: { code: 'export.scheduleEnded' } }]);
    expect(new Set(world.tellings[0]?.to)).toEqual(new Set([world.admin.userId, receiver.userId]));
    await runSchedules(world.work);
    expect(world.tellings).toHaveLength(1);
  });

  it('when its maker has lost the right, already on the morning before', async () => {
    const id = (await save(wishFor([world.admin], { rhythm: 'monthly', day: 1 }))).body.data[0]?.id ?? '';
    await world.shop.db.owner.execute(sql`delete from role_permissions where firm_id = ${world.admin.firmId}`);
    await endForsaken(world.work);
    await endForsaken(world.work);
    expect(await scheduleOf(id)).toMatchObject({ status: 'ended', endedReason: '设置人没有导出操作日志的权限' });
    expect(world.tellings).toHaveLength(1);
  });

  it('when nobody is left to receive it; who has left is taken off', async () => {
    const [first, second] = [await colleague(['COMPANY_MANAGEMENT']), await colleague(['COMPANY_MANAGEMENT'])];
    const id = await dueFor([first, second]);
    await leave(first);
    await runSchedules(world.work);
    expect(await tasksOf(id)).toHaveLength(1);
    expect((await list())[0]?.receivers).toHaveLength(1);
    await leave(second);
    const later = { ...world.work, now: () => new Date('2026-03-09T00:05:00Z') };
    await runSchedules(later);
    expect(await scheduleOf(id)).toMatchObject({ status: 'ended', endedReason: '已没有接收人' });
  });

  it('and begins anew when its maker saves it again', async () => {
    const receiver = await colleague(['COMPANY_MANAGEMENT']);
    const id = await dueFor([receiver]);
    await leave(receiver);
    await runSchedules(world.work);
    expect((await save(wishFor([world.admin], { id }))).body.data).toMatchObject([
      { status: 'active', endedReason: null },
    ]);
  });
});
