import type { Db } from '#platform/api/database.ts';
import type { Frequency, OverPolicy } from '../rules/budget-labels.ts';
import type { Charge } from '../rules/charges-of.ts';
import { availableOf, goesOver } from '../rules/judge-budget.ts';
import { type OpenStanding, readOpenStandings } from './open-periods.ts';
import { type CostCenterFact, readCenterFacts } from './read-cost-centers.ts';

/** A budget before and after a document. Amounts in fen; what is left is null without a limit. */
export interface BudgetPreviewPeriod {
  /** Null: not opened yet, nothing was ever charged to it. */
  periodId: bigint | null;
  ruleId: bigint;
  /** Whose budget it is: the centre that is charged, or one above it. */
  costCenterId: bigint;
  code: string;
  name: string;
  ownerMemberId: bigint | null;
  frequency: Frequency;
  startsOn: string;
  endsOn: string;
  /** -1 unlimited. */
  limitFen: bigint;
  reservedFen: bigint;
  usedFen: bigint;
  availableFen: bigint | null;
  /** What would be left after the whole document. */
  afterFen: bigint | null;
  over: boolean;
  policy: OverPolicy;
}

export interface BudgetPreview extends CostCenterFact {
  chargeFen: bigint;
  periods: BudgetPreviewPeriod[];
}

function present(standing: OpenStanding, chargeFen: bigint): BudgetPreviewPeriod {
  const { ruleId, costCenterId, code, name, ownerMemberId, frequency, policy, period } = standing;
  const { startsOn, endsOn, limitFen, reservedFen, usedFen } = period;
  const availableFen = availableOf(period);
  return {
    ...{ periodId: period.id, ruleId, costCenterId, code, name, ownerMemberId, frequency, startsOn, endsOn },
    ...{ limitFen, reservedFen, usedFen, availableFen, policy },
    afterFen: availableFen === null ? null : availableFen - chargeFen,
    over: goesOver(period, chargeFen),
  };
}

/** What each charged centre, and every budget above it, would be left with. Charges of one centre are added up. */
export async function previewBudget(db: Db, firmId: bigint, charges: readonly Charge[]): Promise<BudgetPreview[]> {
  if (charges.length === 0) return [];
  const amounts = new Map<bigint, bigint>();
  for (const { costCenterId, amountFen } of charges) {
    amounts.set(costCenterId, (amounts.get(costCenterId) ?? 0n) + amountFen);
  }
  const charged = [...amounts.keys()];
  const open = await readOpenStandings(db, firmId, charged);
  const chargeOf = ({ countsFor }: OpenStanding) => countsFor.reduce((sum, id) => sum + (amounts.get(id) ?? 0n), 0n);
  const facts = await readCenterFacts(db, firmId, charged);
  return facts.map((fact) => ({
    ...fact,
    chargeFen: amounts.get(fact.costCenterId) ?? 0n,
    periods: open
      .filter(({ countsFor }) => countsFor.includes(fact.costCenterId))
      .map((standing) => present(standing, chargeOf(standing))),
  }));
}
