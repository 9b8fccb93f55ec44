import type { TestMember } from '#tests/factories/build-member.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { exportReceivers, exportSchedules } from './schedule-tables.ts';

const UNKNOWN_ROW = '999999999999999999';

/** One that its maker sends to himself every Monday. */
async function buildSchedule({ db }: TestShop, { firmId, userId, memberId }: TestMember): Promise<string> {
  const facts = { kind: 'audit-log', name: '每周日志', input: {}, period: 'lastWeek', makerName: '王工' };
  const time = { rhythm: 'weekly', day: 1, hour: 8, nextAt: new Date('2099-01-05T00:00:00Z') };
  const [row] = await db.owner
    .insert(exportSchedules)
    .values({ firmId, userId, memberId, loginSource: 0, ...facts, ...time })
    .returning({ id: exportSchedules.id });
  const scheduleId = row?.id ?? 0n;
  await db.owner.insert(exportReceivers).values({ firmId, scheduleId, userId, memberId, name: '王工' });
  return String(scheduleId);
}

export const transferSamples: FeatureSamples = {
  objects: { exportSchedule: { build: buildSchedule, unknown: UNKNOWN_ROW, personal: true } },
  inputs: {
    'exportSchedules.save': (_, member) => ({
      kind: 'audit-log',
      name: '每周日志',
      period: 'lastWeek',
      rhythm: 'weekly',
      day: 1,
      hour: 8,
      receivers: [String(member?.memberId ?? UNKNOWN_ROW)],
    }),
  },
  notReached: { 'exportSchedules.resume': 'wants a schedule that was paused' },
  internalTables: ['export_schedules', 'export_receivers'],
};
