import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { CostCenterChoice } from '../contract/budget-schemas.ts';
import { availableOf } from '../rules/judge-budget.ts';
import { readToday } from './budget-period-repo.ts';
import { readRuledBy, withPeriods } from './open-periods.ts';
import { readBudgetSettings } from './read-budget-settings.ts';
import { readChargeable } from './read-cost-centers.ts';

const least = (a: bigint | null, b: bigint | null) => (a === null ? b : b === null || a < b ? a : b);

/** Cost centres this person may charge, each with what its tightest budget leaves; nothing else of budgets. */
export async function readChoices(
  db: Db,
  caller: SignedInCaller,
): Promise<{ required: boolean; centers: CostCenterChoice[] }> {
  const { firmId } = caller;
  const { required } = await readBudgetSettings(db, firmId);
  const centers = await readChargeable(db, caller);
  const ids = centers.map(({ costCenterId }) => costCenterId);
  const { lines, standings } = await readRuledBy(db, firmId, ids);
  const open = withPeriods(standings, await readToday(db));
  const leftOf = (id: bigint) =>
    open
      .filter(({ costCenterId }) => lines.get(id)?.includes(costCenterId))
      .reduce<bigint | null>((left, { period }) => least(left, availableOf(period)), null);
  return {
    required: required && centers.length > 0,
    centers: centers.map(({ costCenterId, code, name }) => {
      const left = leftOf(costCenterId);
      return { code, name, left: left === null ? null : formatAmount(left > 0n ? left : 0n) };
    }),
  };
}
