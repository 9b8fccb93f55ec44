import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import type { FirmTermsInput, InvoiceFirmTerms } from '../../contract/invoice-desk-contract.ts';
import { policyErrors } from '../../contract/invoice-errors.ts';
import { isRemarkTemplate } from '../../rules/invoice-words.ts';
import { findFirmId } from '../firm-repo.ts';
import { readFirmTerms, writeFirmTerms } from '../policy-repo.ts';
import { readDeskPolicy } from './desk-policy.ts';

/** What is agreed with one customer beside the rules of the shop. */
export async function readCustomerTerms(db: Db, customerCode: string): Promise<InvoiceFirmTerms> {
  const own = await readFirmTerms(db, await findFirmId(db, customerCode));
  const { mostLines, limitFen, merge, remarkTemplate, reviewed, version } = own;
  const limit = limitFen === null ? null : formatAmount(limitFen);
  return { mostLines, limit, merge, remarkTemplate, reviewed, version, shop: await readDeskPolicy(db) };
}

/** Agrees rules with one customer; they hold for what is applied for or accepted from then on. */
export async function saveCustomerTerms(db: Db, caller: Caller, input: FirmTermsInput) {
  const { customerCode, version, limit, ...rest } = input;
  if (rest.remarkTemplate !== null && !isRemarkTemplate(rest.remarkTemplate)) {
    throw refuse(policyErrors, 'INVOICE_REMARK_WRONG');
  }
  const firmId = await findFirmId(db, customerCode);
  const before = await readCustomerTerms(db, customerCode);
  const saved = await writeFirmTerms(db, firmId, version, {
    ...rest,
    limitFen: limit === null ? null : parseAmount(limit),
  });
  if (saved === null) throw refuse(policyErrors, 'INVOICE_POLICY_CHANGED');
  const { mostLines, merge, remarkTemplate, reviewed } = before;
  await writeAudit(db, caller, {
    action: 'invoice.terms_changed',
    objectType: 'invoice_policy',
    objectId: customerCode,
    before: { mostLines, limit: before.limit, merge, remarkTemplate, reviewed },
    after: { limit, ...rest },
  });
  return { version: saved };
}
