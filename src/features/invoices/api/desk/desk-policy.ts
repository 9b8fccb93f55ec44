import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import type { InvoicePolicy, PolicyInput } from '../../contract/invoice-desk-contract.ts';
import { policyErrors } from '../../contract/invoice-errors.ts';
import { isRemarkTemplate } from '../../rules/invoice-words.ts';
import { readPolicy, writePolicy } from '../policy-repo.ts';

export async function readDeskPolicy(db: Db): Promise<InvoicePolicy> {
  const { limitFen, aloneFen, ...rest } = await readPolicy(db);
  const { mostLines, reviewHours, merge, remarkTemplate, version } = rest;
  const amounts = { limit: formatAmount(limitFen), alone: formatAmount(aloneFen) };
  return { mostLines, reviewHours, merge, remarkTemplate, version, ...amounts };
}

/** Limits of invoices from now on; those that are planned stay as they are. */
export async function savePolicy(db: Db, caller: Caller, { version, limit, alone, ...rest }: PolicyInput) {
  if (!isRemarkTemplate(rest.remarkTemplate)) throw refuse(policyErrors, 'INVOICE_REMARK_WRONG');
  const { version: _, ...before } = await readDeskPolicy(db);
  const set = { ...rest, limitFen: parseAmount(limit), aloneFen: parseAmount(alone) };
  const saved = await writePolicy(db, version, set);
  if (saved === null) throw refuse(policyErrors, 'INVOICE_POLICY_CHANGED');
  await writeAudit(db, caller, {
    action: 'invoice.policy_changed',
    objectType: 'invoice_policy',
    objectId: '1',
    before,
    after: { limit, alone, ...rest },
  });
  return { version: saved };
}
