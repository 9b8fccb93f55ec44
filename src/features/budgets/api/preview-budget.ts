import type { Db } from '#platform/api/database.ts';
import type { Frequency, OverPolicy } from '../rules/budget-labels.ts';
import type { Charge } from '../rules/charges-of.ts';
import { availableOf, goesOver } from '../rules/judge-budget.ts';
import { type BudgetDocument, readHeld } from './budget-ledger-repo.ts';
import { type OpenStanding, readChargedPeriods, readOpenStandings } from './open-periods.ts';
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
    periodId: period.id,
    ruleId,
    costCenterId,
    code,
    name,
    ownerMemberId,
    frequency,
    startsOn,
    endsOn,
    limitFen,
    reservedFen,
    usedFen,
    availableFen,
    policy,
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
  return previewIn(db, firmId, amounts, await readOpenStandings(db, firmId, [...amounts.keys()]));
}

/**
 * The same of what a document has been charged with, in the periods it was charged to: a request that is decided next
 * month is about the money of the month it was made in.
 */
export async function previewDocument(db: Db, document: BudgetDocument): Promise<BudgetPreview[]> {
  const held = await readHeld(db, document);
  // Each budget above a centre holds the same amount for it once more.
  const amounts = new Map(held.map((one) => [one.costCenterId, one.reservedFen + one.usedFen]));
  return previewIn(db, document.firmId, amounts, await readChargedPeriods(db, document.firmId, held));
}

async function previewIn(
  db: Db,
  firmId: bigint,
  amounts: ReadonlyMap<bigint, bigint>,
  open: readonly OpenStanding[],
): Promise<BudgetPreview[]> {
  if (amounts.size === 0) return [];
  const charged = [...amounts.keys()];
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
