import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { policyErrors } from '../contract/terms-errors.ts';
import type { TermPolicyView } from '../contract/terms-schemas.ts';
import { readPolicy, writePolicy } from './terms-repo.ts';

/** What one person of the desk agrees alone. */
export async function readTermPolicy(db: Db): Promise<TermPolicyView> {
  const { aloneLimitFen, aloneTermDays, levelAlone, version } = await readPolicy(db);
  return { aloneLimit: formatAmount(aloneLimitFen), aloneTermDays, levelAlone, version };
}

/** Changes it; what waits already keeps waiting. */
export async function saveTermPolicy(db: Db, caller: Caller, input: TermPolicyView): Promise<{ version: number }> {
  const { version: _, ...before } = await readTermPolicy(db);
  const { aloneLimit, aloneTermDays, levelAlone, version } = input;
  const saved = await writePolicy(db, { aloneLimitFen: parseAmount(aloneLimit), aloneTermDays, levelAlone, version });
  if (saved === null) throw refuse(policyErrors, 'TERM_POLICY_CHANGED');
  const after = { aloneLimit, aloneTermDays, levelAlone };
  const object = { objectType: 'customer_term_policy', objectId: '1' } as const;
  await writeAudit(db, caller, { action: 'terms.policy_changed', ...object, before, after });
  return { version: saved };
}
