import { readCreditPolicy, writeCreditPolicy } from '#features/payments/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { policyErrors } from '../../contract/receivable-errors.ts';
import type { CreditPolicyView } from '../../contract/receivable-schemas.ts';
import { findFirm } from '../firm-repo.ts';

/** What is checked when a company buys on account; what was seen must still stand. */
export async function saveCreditPolicy(
  db: Db,
  caller: Caller,
  { customerCode, ...wanted }: CreditPolicyView & { customerCode: string },
): Promise<CreditPolicyView> {
  const firm = await findFirm(db, customerCode);
  if (!firm) throw refuse(policyErrors, 'RECEIVABLE_CUSTOMER_UNKNOWN');
  const { version: _, ...before } = await readCreditPolicy(db, firm.firmId);
  const saved = await writeCreditPolicy(db, firm.firmId, wanted);
  if (!saved) throw refuse(policyErrors, 'RECEIVABLE_CHANGED');
  const { version, ...after } = saved;
  await writeAudit(db, caller, {
    action: 'credit.policy_saved',
    objectType: 'credit_policy',
    objectId: customerCode,
    before,
    after,
  });
  return { ...after, version };
}
