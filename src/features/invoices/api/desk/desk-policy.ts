import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import type { InvoicePolicy, PolicyInput } from '../../contract/invoice-desk-contract.ts';
import { policyErrors } from '../../contract/invoice-errors.ts';
import { readPolicy, writePolicy } from '../policy-repo.ts';

export async function readDeskPolicy(db: Db): Promise<InvoicePolicy> {
  const { limitFen, aloneFen, ...rest } = await readPolicy(db);
  const { mostLines, reviewHours, version } = rest;
  return { mostLines, reviewHours, version, limit: formatAmount(limitFen), alone: formatAmount(aloneFen) };
}

/** Limits of invoices from now on; those that are planned stay as they are. */
export async function savePolicy(
  db: Db,
  caller: Caller,
  { version, mostLines, limit, alone, reviewHours }: PolicyInput,
) {
  const before = await readDeskPolicy(db);
  const set = { mostLines, reviewHours, limitFen: parseAmount(limit), aloneFen: parseAmount(alone) };
  const saved = await writePolicy(db, version, set);
  if (saved === null) throw refuse(policyErrors, 'INVOICE_POLICY_CHANGED');
  await writeAudit(db, caller, {
    action: 'invoice.policy_changed',
    objectType: 'invoice_policy',
    objectId: '1',
    before: { mostLines: before.mostLines, limit: before.limit, alone: before.alone, reviewHours: before.reviewHours },
    after: { mostLines, limit, alone, reviewHours },
  });
  return { version: saved };
}
