import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openExports } from '#app/api/open-exports.ts';
import type { Telling } from '#business/messages/api/public.ts';
import { carryOutExport } from '#business/transfers/api/carry-out-export.ts';
import { exportSchedules } from '#business/transfers/api/schedule-tables.ts';
import type { ScheduleWork } from '#business/transfers/api/schedules/run-schedules.ts';
import { transfers } from '#business/transfers/api/transfer-tables.ts';
import type { ExportSchedule } from '#business/transfers/contract/schedule-schemas.ts';
import { findParticipant } from '#features/access/api/public.ts';
import { createFileStore } from '#platform/api/file-store.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';

const CALLS = '/enterprise-service/export-schedule';
/** A Monday, five past eight in Shanghai. */
const MONDAY = new Date('2026-03-02T00:05:00Z');
/** When the schedules of the tests are due. */
export const DUE = new Date('2026-03-02T00:00:00Z');

const WISH = {
  kind: 'audit-log',
  name: '每周日志',
  filter: '{"keyword":"SO"}',
  period: 'lastWeek',
  rhythm: 'weekly',
  day: 1,
  hour: 8,
};

interface World {
  shop: TestShop;
  work: ScheduleWork;
  /** May export the log; a new one for each test. */
  admin: TestMember;
  tellings: Telling[];
}

async function openWorld(dataDir: string, world: World): Promise<void> {
  world.shop = await startTestShop({ limiter: UNCOUNTED, env: { dataDir } });
  const database = world.shop.db.app;
  world.work = {
    database,
    exports: openExports(),
    files: createFileStore(resolve(dataDir, 'transfers'), 'bin'),
    findCaller: (place) => findParticipant(database, place),
    messages: { tell: async (_, telling) => void world.tellings.push(telling) },
    now: () => MONDAY,
  };
}

/** What can be done with schedules in a test. */
const actsIn = (world: World) => ({
  wishFor: (people: readonly TestMember[], more: object = {}) => ({
    ...WISH,
    receivers: people.map(({ memberId }) => String(memberId)),
    ...more,
  }),
  save: (input: object, { token } = world.admin) =>
    world.shop.post<ExportSchedule[]>(`${CALLS}/save`, input, { token }),
  act: (name: string, id: string, { token } = world.admin) =>
    world.shop.post<ExportSchedule[]>(`${CALLS}/${name}`, { id }, { token }),
  list: async ({ token } = world.admin) =>
    (await world.shop.get<ExportSchedule[]>(`${CALLS}/list`, { token })).body.data,
  dueAgain: (id: string, nextAt = DUE) =>
    world.shop.db.owner
      .update(exportSchedules)
      .set({ nextAt })
      .where(eq(exportSchedules.id, BigInt(id))),
  scheduleOf: async (id: string) =>
    (
      await world.shop.db.owner
        .select()
        .from(exportSchedules)
        .where(eq(exportSchedules.id, BigInt(id)))
    )[0],
  tasksOf: (id: string) =>
    world.shop.db.owner
      .select()
      .from(transfers)
      .where(eq(transfers.scheduleId, BigInt(id)))
      .orderBy(transfers.id),
  colleague: (permissions: readonly 'COMPANY_MANAGEMENT'[]) =>
    buildMember(world.shop.db.owner, { firm: world.admin, permissions }),
  leave: ({ memberId }: TestMember) =>
    world.shop.db.owner.execute(sql`update memberships set status = 0, left_at = now() where id = ${memberId}`),
});

/** A shop whose schedules a test carries out itself, and what was told meanwhile. */
export function scheduleWorld() {
  const world = { tellings: [] as Telling[] } as World;
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'schedules-'));
    await openWorld(dataDir, world);
  });
  afterAll(async () => {
    await world.shop.stop();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    world.tellings = [];
    await world.shop.db.owner.execute(sql`delete from export_schedules`);
    world.admin = await buildMember(world.shop.db.owner);
  });
  const acts = actsIn(world);
  return {
    world,
    ...acts,
    /** A schedule of the administrator whose time has come. */
    async dueFor(people: readonly TestMember[], more: object = {}): Promise<string> {
      const id = (await acts.save(acts.wishFor(people, more))).body.data[0]?.id ?? '';
      await acts.dueAgain(id);
      return id;
    },
    async carryOut(id: string) {
      for (const task of await acts.tasksOf(id)) await carryOutExport(world.work, task.id);
      return acts.tasksOf(id);
    },
  };
}
