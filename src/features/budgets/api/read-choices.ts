import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { CostCenterChoice } from '../contract/budget-schemas.ts';
import { readOpenStandings } from './open-periods.ts';
import { presentStanding } from './present-standing.ts';
import { readBudgetSettings } from './read-budget-settings.ts';
import { readChargeable } from './read-cost-centers.ts';

/** Cost centres this person may charge, each with what its binding budget leaves; nothing else of budgets. */
export async function readChoices(
  db: Db,
  caller: SignedInCaller,
): Promise<{ required: boolean; centers: CostCenterChoice[] }> {
  const { firmId } = caller;
  const { required } = await readBudgetSettings(db, firmId);
  const centers = await readChargeable(db, caller);
  const ids = centers.map(({ costCenterId }) => costCenterId);
  const open = await readOpenStandings(db, firmId, ids);
  return {
    required: required && centers.length > 0,
    centers: centers.map(({ costCenterId, code, name }) => ({ code, name, ...presentStanding(open, costCenterId) })),
  };
}
