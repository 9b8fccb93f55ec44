import { changeRoles, endService, serveFirm } from '#features/access/api/public.ts';
import { ROLE_TEMPLATES } from '#features/access/rules/public.ts';
import { insertRole, writeFirmTerms } from '#features/organisation/api/public.ts';
import { agreeCredit } from '#features/payments/api/public.ts';
import { readStatementTerms, writeStatementTerms } from '#features/statements/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { proposeErrors } from '../contract/terms-errors.ts';
import type { Billing, Terms } from '../contract/terms-schemas.ts';
import { billingWords } from '../rules/billing.ts';
import { limitFenOf, raiseAfter } from '../rules/credit-limit.ts';
import { termConflict } from '../rules/term-conflicts.ts';
import { asIdentity, type DeskPerson } from './as-identity.ts';
import { type Customer, readGroupFacts, readRoleId, readSeller, readToday } from './read-terms.ts';
import { countChange } from './terms-repo.ts';

const SALES_ROLE = '销售';

const conflict = (message: string) => refuse(proposeErrors, 'TERMS_CONFLICT', { message });

/** Refuses what cannot be agreed; answers what the rest needs of the names in it. */
export async function checkTerms(db: Db, person: DeskPerson, customer: Customer, wanted: Terms) {
  const { firmId, customerCode, terms } = customer;
  const { members, groupFirmId, open } = await readGroupFacts(db, firmId, wanted.groupCode);
  const sellerId = wanted.salesCode && (await asIdentity(db, person, () => readSeller(db, wanted.salesCode)));
  const words = termConflict(terms, wanted, {
    today: await readToday(db),
    ownCode: customerCode,
    members,
    // A group that was frozen since stays where it was.
    groupKnown: wanted.groupCode === terms.groupCode || open,
    salesKnown: wanted.salesCode === terms.salesCode || sellerId !== null,
  });
  if (words) throw conflict(words);
  return { groupFirmId, sellerId: sellerId || null };
}

async function roleOfSales(db: Db, firmId: bigint): Promise<bigint> {
  const found = await readRoleId(db, firmId, SALES_ROLE);
  const made =
    found ?? (await insertRole(db, firmId, { name: SALES_ROLE, note: '', codes: ROLE_TEMPLATES[SALES_ROLE] ?? [] }));
  if (made === null) throw new Error('role of sales accounts is missing');
  return made;
}

/** Whoever looked after it goes, whoever is named comes: the pages of sales people and the firm's own say so at once. */
async function changeSales(
  db: Db,
  by: DeskPerson,
  { firmId, terms }: Customer,
  sale: { code: string; userId: bigint | null },
) {
  if (terms.salesCode !== '') await endService(db, firmId, terms.salesCode);
  if (sale.userId === null) return;
  const memberId = await serveFirm(db, { firmId, userId: sale.userId, sellerCode: sale.code });
  if (memberId === null) throw conflict('该销售已是这家客户的成员，不能再作为销售负责人');
  const added = [await roleOfSales(db, firmId)];
  await changeRoles(db, { firmId, memberId, by: by.userId ?? sale.userId }, { removed: [], added });
}

/** Statements made from then on follow; what the customer settles itself stays. */
async function changeBilling(db: Db, firmId: bigint, before: Billing, wanted: Billing): Promise<void> {
  if (billingWords(before) === billingWords(wanted)) return;
  const { version } = await readStatementTerms(db, firmId);
  if (!(await writeStatementTerms(db, firmId, wanted, version))) throw refuse(proposeErrors, 'TERMS_CHANGED');
}

/** Lets what was agreed hold: each owner writes its part in this transaction. Answers the new version. */
export async function applyTerms(db: Db, by: DeskPerson, customer: Customer, wanted: Terms): Promise<number> {
  const { firmId, terms, limitFen, raise } = customer;
  const { groupFirmId, sellerId } = await checkTerms(db, by, customer, wanted);
  const sold = wanted.salesCode !== terms.salesCode;
  await asIdentity(db, by, async () => {
    const { levelCode, firmType, firmChannel, status, freeShipping, salesCode } = wanted;
    const facts = { levelCode, firmType, firmChannel, groupFirmId, status, freeShipping };
    if (sold) await changeSales(db, by, customer, { code: salesCode, userId: sellerId });
    await writeFirmTerms(db, firmId, { ...facts, ...(sold && { salesCode }) });
  });
  await changeBilling(db, firmId, terms.billing, wanted.billing);
  const agreed = limitFenOf(wanted);
  const moved = agreed !== (limitFen ?? 0n) || wanted.termDays !== terms.termDays;
  if (limitFen !== null || agreed !== 0n) {
    if (moved) await agreeCredit(db, firmId, { limitFen: agreed, termDays: wanted.termDays });
  }
  return countChange(db, firmId, raiseAfter(wanted, { limitFen, raise }));
}
