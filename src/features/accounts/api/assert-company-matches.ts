import { log } from '#platform/api/log.ts';
import { refuse } from '#platform/api/refuse.ts';
import { registrationErrors } from '../contract/accounts-contract.ts';
import type { Company, Registration } from '../contract/accounts-schemas.ts';
import { sameFirmName } from '../rules/firm-names.ts';
import type { AccountTools } from './account-settings.ts';

/** Status words of the register that end a company. */
const CLOSED = /注销|吊销|撤销|迁出/;

/**
 * Compares name and code with the register. What the register does not know, or a register that is silent, keeps
 * nobody from registering: then the documents are checked with the first order.
 */
export async function assertCompanyMatches(
  tools: AccountTools,
  { creditCode, companyName }: Pick<Registration, 'creditCode' | 'companyName'>,
  ip: string,
): Promise<void> {
  const company = (await tools.limits.lookup.take(ip)) ? await findQuietly(tools, creditCode) : null;
  if (!company) return;
  if (!sameFirmName(company.name, companyName)) throw refuse(registrationErrors, 'COMPANY_MISMATCH');
  if (CLOSED.test(company.status ?? '')) throw refuse(registrationErrors, 'COMPANY_CLOSED');
}

async function findQuietly(tools: AccountTools, creditCode: string): Promise<Company | null> {
  try {
    return await tools.companies.byCreditCode(creditCode);
  } catch (err) {
    log.warn({ err }, 'company registry not reached');
    return null;
  }
}
