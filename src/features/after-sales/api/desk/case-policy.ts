import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { casePolicyErrors } from '../../contract/case-desk-errors.ts';
import type { PolicyInput } from '../../contract/case-desk-inputs.ts';
import type { CasePolicyView } from '../../contract/case-desk-schemas.ts';
import { type CasePolicy, readPolicy } from '../policy-repo.ts';
import { writePolicy } from './write-policy-repo.ts';

function present({ quickCaseFen, quickMonthFen, aloneFen, version, ...times }: CasePolicy): CasePolicyView {
  const { reviewHours, inspectHours, confirmDays, reopenDays, returnDays, freeDays, faultDays, warrantyDays } = times;
  return {
    version,
    quickCase: formatAmount(quickCaseFen),
    quickMonth: formatAmount(quickMonthFen),
    alone: formatAmount(aloneFen),
    ...{ reviewHours, inspectHours, confirmDays, reopenDays, returnDays, freeDays, faultDays, warrantyDays },
  };
}

export const readCasePolicy = async (db: Db): Promise<CasePolicyView> => present(await readPolicy(db));

/** Limits and times of the shop; cases that wait keep the times they were promised. */
export async function savePolicy(db: Db, caller: Caller, { version, ...input }: PolicyInput) {
  const { version: _, ...before } = await readCasePolicy(db);
  const { quickCase, quickMonth, alone, ...times } = input;
  const limits = {
    quickCaseFen: parseAmount(quickCase),
    quickMonthFen: parseAmount(quickMonth),
    aloneFen: parseAmount(alone),
  };
  const saved = await writePolicy(db, version, { ...limits, ...times });
  if (saved === null) throw refuse(casePolicyErrors, 'POLICY_CHANGED');
  await writeAudit(db, caller, {
    action: 'after_sale.policy_changed',
    objectType: 'after_sale_policy',
    objectId: '1',
    before,
    after: input,
  });
  return { version: saved };
}
