import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { costCenters, costRules } from '#features/budgets/api/budget-tables.ts';
import { nextNumber } from './next-number.ts';

export interface TestCenter {
  costCenterId: bigint;
  code: string;
  name: string;
}

interface CenterFacts extends Partial<Omit<typeof costCenters.$inferInsert, 'firmId'>> {
  /** Limit of a rule for the year, in fen; none: no rule at all. */
  limitFen?: bigint;
  rule?: Partial<typeof costRules.$inferInsert>;
}

/** A cost centre of a firm, with one rule that has counted since 2020 where a limit is given. */
export async function buildCenter(
  db: NodePgDatabase,
  firmId: bigint,
  { limitFen, rule, ...facts }: CenterFacts = {},
): Promise<TestCenter> {
  const n = nextNumber();
  const [center] = await db
    .insert(costCenters)
    .values({ firmId, code: `CC${n}`, name: `成本中心${n}`, ...facts })
    .returning({ costCenterId: costCenters.id, code: costCenters.code, name: costCenters.name });
  if (!center) throw new Error('centre not written');
  if (limitFen !== undefined) {
    await db.insert(costRules).values({
      firmId,
      costCenterId: center.costCenterId,
      frequency: 'year',
      startsOn: '2020-01-01',
      limitFen,
      ...rule,
    });
  }
  return center;
}
