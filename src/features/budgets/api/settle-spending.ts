import type { Db } from '#platform/api/database.ts';
import { centerCalled } from '../rules/center-called.ts';
import type { ChargedLine } from '../rules/charges-of.ts';
import type { Target } from '../rules/settle-document.ts';
import { type SpendingStage, spendingTargets } from '../rules/spending-targets.ts';
import { readHeld } from './budget-ledger-repo.ts';
import { readBudgetSettings } from './read-budget-settings.ts';
import { readCenterFacts } from './read-cost-centers.ts';
import { settleBudget } from './settle-budget.ts';

export interface SpendingDocument {
  firmId: bigint;
  documentType: string;
  documentNo: string;
  stage: SpendingStage;
  freightFen: bigint;
  /** With what each line says of its cost centre: a code or a name. */
  lines: readonly (Omit<ChargedLine, 'costCenterId'> & { costCenter: string })[];
}

/**
 * What the document is to hold of the centres it charged; null when no line names one of them any more: rather hold too
 * much than give back what is spent.
 */
async function readTargets(
  db: Db,
  spending: SpendingDocument,
  charged: readonly bigint[],
): Promise<Map<bigint, Target> | null> {
  const centers = await readCenterFacts(db, spending.firmId, charged);
  const settings = await readBudgetSettings(db, spending.firmId);
  const lines = spending.lines.map((line) => ({
    ...line,
    costCenterId: centerCalled(line.costCenter, centers)?.costCenterId ?? null,
  }));
  const named = new Set(lines.map(({ costCenterId }) => costCenterId));
  return charged.every((id) => named.has(id)) ? spendingTargets({ ...spending, lines }, settings) : null;
}

/**
 * Brings what a document holds of budgets to where it stands: spent once it is confirmed, given back as far as it was
 * called off. Worked out from the document itself: hearing of it twice changes nothing. False: a charged centre is named
 * by no line any more, and everything stays as it is.
 */
export async function settleSpending(db: Db, spending: SpendingDocument): Promise<boolean> {
  const { firmId, documentType, documentNo, stage } = spending;
  const document = { firmId, userId: null, documentType, documentNo };
  const charged = [...new Set((await readHeld(db, document)).map(({ costCenterId }) => costCenterId))];
  if (charged.length === 0) return true;
  const targets = stage === 'nothing' ? new Map<bigint, Target>() : await readTargets(db, spending, charged);
  if (targets) await settleBudget(db, document, targets);
  return targets !== null;
}
