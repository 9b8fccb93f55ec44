import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog } from '#platform/api/platform-tables.ts';
import { buildMember } from '#tests/factories/build-member.ts';
import { DUE, scheduleWorld } from '#tests/factories/schedule-world.ts';
import { endForsaken, runSchedules } from './run-schedules.ts';

const { world, wishFor, save, act, list, dueAgain, scheduleOf, tasksOf, colleague, leave, dueFor } = scheduleWorld();

describe('a schedule', () => {
  it('is saved, changed, paused, resumed and removed by who made it', async () => {
    const [made] = (await save(wishFor([world.admin]))).body.data;
    expect(made).toMatchObject({
      label: '操作日志',
      timeName: '每周一 08:00',
      periodName: '上周',
      status: 'active',
      mine: true,
      receives: true,
      filter: '{"keyword":"SO"}',
    });
    const id = made?.id ?? '';
    const change = { id, rhythm: 'monthly', day: 31, hour: 9, name: '月度日志', period: 'lastMonth' };
    expect((await save(wishFor([world.admin], change))).body.data).toMatchObject([
      { id, timeName: '每月 31 日 09:00' },
    ]);
    expect((await act('pause', id)).body.data).toMatchObject([{ status: 'paused', nextAt: null }]);
    expect((await act('pause', id)).body.error).toBe('SCHEDULE_STATE');
    expect((await act('resume', id)).body.data).toMatchObject([{ status: 'active' }]);
    expect((await act('remove', id)).body.data).toEqual([]);
    const told = await world.shop.db.owner
      .select()
      .from(auditLog)
      .where(eq(auditLog.firmId, world.admin.firmId))
      .orderBy(auditLog.id);
    expect(told.map(({ action }) => action).filter((action) => action.startsWith('schedule.'))).toEqual([
      'schedule.created',
      'schedule.changed',
      'schedule.paused',
      'schedule.resumed',
      'schedule.removed',
    ]);
  });

  it('is refused what cannot be sent, to whom it cannot be sent, and without the right', async () => {
    const stranger = await buildMember(world.shop.db.owner);
    const gone = await colleague(['COMPANY_MANAGEMENT']);
    await leave(gone);
    const refusals = [
      wishFor([world.admin], { kind: 'cart' }),
      wishFor([world.admin], { filter: '{"nonsense":1}' }),
      wishFor([world.admin], { filter: 'no json' }),
      // JSON within JSON: the column would refuse what the door did not see.
      wishFor([world.admin], { filter: '{"keyword":"a\\u0000"}' }),
      wishFor([world.admin, gone]),
      wishFor([stranger]),
    ].map(async (wish) => (await save(wish)).body.error);
    expect(await Promise.all(refusals)).toEqual([
      'SCHEDULE_KIND',
      'SCHEDULE_INPUT',
      'SCHEDULE_INPUT',
      'SCHEDULE_INPUT',
      'SCHEDULE_RECEIVERS',
      'SCHEDULE_RECEIVERS',
    ]);
    const powerless = await colleague([]);
    expect((await save(wishFor([powerless]), powerless)).body.error).toBe('PERMISSION_REFUSED');
  });

  it('is seen by its receivers, who may leave it, and by nobody else', async () => {
    const receiver = await colleague([]);
    const other = await colleague(['COMPANY_MANAGEMENT']);
    const id = (await save(wishFor([world.admin, receiver]))).body.data[0]?.id ?? '';
    expect(await list(receiver)).toMatchObject([{ id, mine: false, receives: true, filter: '{}' }]);
    expect(await list(other)).toEqual([]);
    for (const name of ['pause', 'remove', 'leave']) expect((await act(name, id, other)).status).toBe(404);
    expect((await act('pause', id, receiver)).status).toBe(404);
    const changes = [id, '999999999999999999'].map((one) => save(wishFor([other], { id: one }), other));
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([404, 404]);
    expect((await act('leave', id, receiver)).body.data).toEqual([]);
    expect((await list())[0]?.receivers).toHaveLength(1);
  });
});

describe('a run', () => {
  it('is made once for each receiver, however often and by how many processes it is looked for', async () => {
    const receiver = await colleague(['COMPANY_MANAGEMENT']);
    const id = await dueFor([world.admin, receiver]);
    await Promise.all([runSchedules(world.work), runSchedules(world.work), runSchedules(world.work)]);
    await runSchedules(world.work);
    const tasks = await tasksOf(id);
    expect(tasks.map(({ userId }) => userId)).toEqual([world.admin.userId, receiver.userId]);
    expect(tasks[0]?.input).toEqual({ keyword: 'SO', dateFrom: '2026-02-23', dateTo: '2026-03-01' });
    const { rows } = await world.shop.db.owner.execute<{ data: { id: string } }>(
      sql`select data from pgboss.job where name = 'exports'`,
    );
    expect(rows.filter(({ data }) => tasks.some((task) => String(task.id) === data.id))).toHaveLength(2);
    const schedule = await scheduleOf(id);
    expect(schedule?.nextAt).toEqual(new Date('2026-03-09T00:00:00Z'));
    expect(schedule?.lastAt).toEqual(DUE);
  });

  it('that was cut off before it was written is made by the next look, whole', async () => {
    const id = await dueFor([world.admin]);
    const failing = { ...world.work, findCaller: () => Promise.reject(new Error('killed')) };
    await expect(runSchedules(failing)).rejects.toThrow('killed');
    expect(await tasksOf(id)).toEqual([]);
    await runSchedules(world.work);
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('that cannot be carried out holds up no other, and is tried again', async () => {
    const bad = await dueFor([world.admin]);
    const good = await dueFor([world.admin]);
    await world.shop.db.owner.execute(sql`update export_schedules set period = 'gone', next_at = next_at - interval '1 hour'
      where id = ${bad}`);
    await expect(runSchedules(world.work)).rejects.toThrow();
    expect([(await tasksOf(bad)).length, (await tasksOf(good)).length]).toEqual([0, 1]);
    await world.shop.db.owner.execute(sql`update export_schedules set period = 'lastWeek' where id = ${bad}`);
    await runSchedules(world.work);
    expect(await tasksOf(bad)).toHaveLength(1);
  });

  it('of makers that cannot be looked up keeps those of others from nothing at night', async () => {
    const [lost, left] = [await dueFor([world.admin]), await colleague(['COMPANY_MANAGEMENT'])];
    const [own] = (await save(wishFor([left]), left)).body.data;
    await leave(left);
    const failing: typeof world.work.findCaller = async (place) => {
      if (place.userId === world.admin.userId) throw new Error('unreadable');
      return world.work.findCaller(place);
    };
    await expect(endForsaken({ ...world.work, findCaller: failing })).rejects.toThrow('unreadable');
    expect((await scheduleOf(own?.id ?? ''))?.status).toBe('ended');
    expect((await scheduleOf(lost))?.status).toBe('active');
  });

  it('that is written down twice stays one', async () => {
    const id = await dueFor([world.admin]);
    await runSchedules(world.work);
    // As if the clock of the schedule had not been moved on.
    await dueAgain(id);
    await runSchedules(world.work);
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('missed while nobody worked is made once, not once for every time', async () => {
    const id = await dueFor([world.admin], { rhythm: 'daily', period: 'yesterday' });
    await dueAgain(id, new Date('2026-02-20T00:00:00Z'));
    await runSchedules(world.work);
    await runSchedules(world.work);
    expect(await tasksOf(id)).toHaveLength(1);
  });

  it('paused is not made', async () => {
    const id = await dueFor([world.admin]);
    await act('pause', id);
    await runSchedules(world.work);
    expect(await tasksOf(id)).toEqual([]);
  });
});
