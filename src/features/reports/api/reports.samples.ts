import type { TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { reportFilters } from './report-tables.ts';

async function buildFilter({ db }: TestShop, { firmId, userId }: TestMember): Promise<string> {
  const values = { firmId, userId, page: 'spend', name: `方案${nextNumber()}`, filter: {} };
  const [row] = await db.owner.insert(reportFilters).values(values).returning({ id: reportFilters.id });
  return String(row?.id);
}

export const reportSamples: FeatureSamples = {
  objects: { reportFilter: { build: buildFilter, unknown: '999999999999999999', personal: true } },
  internalTables: ['report_bookings', 'report_days', 'report_deliveries', 'report_filters'],
  inputs: { 'reports.saveFilter': () => ({ page: 'spend', name: '月度例会', filter: {} }) },
};
