import { eq } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import type { ChargeSettings } from '../rules/charges-of.ts';

export interface BudgetSettings extends ChargeSettings {
  /** Every line must name a cost centre that exists. */
  required: boolean;
}

/** What the firm has set for its budgets. */
export async function readBudgetSettings(db: Db, firmId: bigint): Promise<BudgetSettings> {
  const [firm] = await db.select({ settings: firmsView.settings }).from(firmsView).where(eq(firmsView.id, firmId));
  const { costSwitch = false, budgetWithFreight = true, budgetWithTax = true } = firm?.settings ?? {};
  return { required: costSwitch, withFreight: budgetWithFreight, withTax: budgetWithTax };
}
