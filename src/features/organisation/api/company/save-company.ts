import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { type Company, type CompanyChanges, companyErrors } from '../../contract/company-contract.ts';
import { difference } from '../../rules/difference.ts';
import { isIndustry } from '../../rules/public.ts';
import { lockFirm, updateFirm } from './company-repo.ts';
import { presentCompany } from './present-company.ts';

/** Writes the company's facts and switches; what was agreed with the shop is not among them. */
export async function saveCompany(db: Db, caller: SignedInCaller, changes: CompanyChanges): Promise<Company> {
  const { version, shortName, industry, themeColor, ...settings } = changes;
  if (industry !== null && !isIndustry(industry)) throw refuse(companyErrors, 'INDUSTRY_UNKNOWN');
  const before = await lockFirm(db, caller.firmId);
  const facts = { shortName, industry, themeColor };
  const after = await updateFirm(db, { id: before.id, version }, { facts, settings });
  if (!after) throw refuse(companyErrors, 'COMPANY_CHANGED');
  const now = presentCompany(after);
  // The version counts changes and is none itself.
  const told = difference({ ...presentCompany(before), version: now.version }, now);
  if (Object.keys(told.after).length > 0) {
    await writeAudit(db, caller, { action: 'company.edited', objectType: 'firm', objectId: now.customerCode, ...told });
  }
  return now;
}
