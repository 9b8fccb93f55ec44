import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, parseAmount } from '#platform/shared/money.ts';
import { termsErrors } from '../contract/statement-errors.ts';
import type { FirmTermsInput, FirmTermsView } from '../contract/terms-schemas.ts';
import { cycleLabel } from '../rules/statement-words.ts';
import { effectiveTermDays, readStatementTerms, type StatementTerms, writeStatementTerms } from './terms-repo.ts';

/** 12.50 of 1,250 ten-thousandths. */
const percent = (bp: number) => `${Math.trunc(bp / 100)}.${String(bp % 100).padStart(2, '0')}`;

async function present(db: Db, firmId: bigint, terms: StatementTerms): Promise<FirmTermsView> {
  const { tolerancePriceBp, toleranceFen, ...same } = terms;
  return {
    ...same,
    tolerancePrice: percent(tolerancePriceBp),
    toleranceAmount: formatAmount(toleranceFen),
    cycleLabel: cycleLabel(terms),
    effectiveTermDays: await effectiveTermDays(db, firmId, terms),
  };
}

/** How the caller's firm is billed: what is agreed with the shop, and what it settles itself. */
export const readFirmTerms = async (db: Db, { firmId }: SignedInCaller): Promise<FirmTermsView> =>
  present(db, firmId, await readStatementTerms(db, firmId));

/** Saves what a firm settles itself; it holds for statements made from then on. */
export async function saveFirmTerms(
  db: Db,
  caller: SignedInCaller,
  { version, tolerancePrice, toleranceAmount, ...own }: FirmTermsInput,
): Promise<FirmTermsView> {
  const { firmId } = caller;
  const before = await readStatementTerms(db, firmId);
  const change = {
    ...own,
    tolerancePriceBp: Number(tolerancePrice.replace('.', '')),
    toleranceFen: parseAmount(toleranceAmount),
  };
  if (!(await writeStatementTerms(db, firmId, change, version))) throw refuse(termsErrors, 'STATEMENT_TERMS_CHANGED');
  await writeAudit(db, caller, {
    action: 'statement.terms_saved',
    objectType: 'statement_terms',
    before: { grouping: before.grouping, priceBasis: before.priceBasis },
    after: { grouping: own.grouping, priceBasis: own.priceBasis },
  });
  return readFirmTerms(db, caller);
}
