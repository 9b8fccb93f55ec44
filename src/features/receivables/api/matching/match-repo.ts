import { or, type SQL, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { nameKey, type OpenItem, type Payer, type ReceivedMoney } from '../../rules/match-receipt.ts';
import { knownPayers } from '../bank-tables.ts';
import { findByInvoices, invoiceNumbersOf } from '../read-invoice-numbers.ts';
import {
  readOpenOfAmounts,
  readOpenOfFirms,
  readOpenOfIds,
  readOpenOfNumbers,
  type StatementItem,
} from '../read-statement-items.ts';

/** The same as `nameKey`, in the database. */
const keyOf = (text: SQL) => sql`upper(regexp_replace(normalize(${text}, NFKC), '[[:space:]()·.,，、-]', '', 'g'))`;

const STATEMENT_NUMBERS = /ZD\d{12}/g;
const CREDIT_CODES = /[0-9A-Z]{18}/g;
/** 数电票 have 20 digits, paper ones 8. */
const INVOICE_NUMBERS = /\d{20}|(?<!\d)\d{8}(?!\d)/g;

/** Firms that these names, accounts and codes may be: by their own name and by what people confirmed before. */
async function readPayers(db: Db, money: readonly ReceivedMoney[]): Promise<Payer[]> {
  const names = [...new Set(money.map(({ payerName }) => nameKey(payerName)).filter(Boolean))];
  const accounts = [...new Set(money.map(({ payerAccount }) => nameKey(payerAccount)).filter(Boolean))];
  const codes = [...new Set(money.flatMap(({ remark }) => nameKey(remark).match(CREDIT_CODES) ?? []))];
  const list = (values: readonly string[]) => sql`any(${sql.param([...values])}::text[])`;
  const known = await db
    .select()
    .from(knownPayers)
    .where(or(sql`${knownPayers.nameKey} = ${list(names)}`, sql`${knownPayers.accountKey} = ${list(accounts)}`));
  const firms = await db
    .select({ firmId: firmsView.id, name: firmsView.name, creditCode: firmsView.creditCode })
    .from(firmsView)
    .where(
      sql`${firmsView.firmType} = 'company' and (${keyOf(sql`${firmsView.name}`)} = ${list(names)}
        or ${firmsView.creditCode} = ${list(codes)} or ${firmsView.id} = any(${sql.param(known.map(({ firmId }) => String(firmId)))}::bigint[]))`,
    );
  return firms.map(({ firmId, name, creditCode }) => {
    const own = known.filter((one) => one.firmId === firmId);
    const more = (key: 'nameKey' | 'accountKey') => own.map((one) => one[key]).filter((text) => text !== '');
    return { firmId: String(firmId), names: [name, ...more('nameKey')], creditCode, accounts: more('accountKey') };
  });
}

async function toItems(db: Db, found: readonly StatementItem[]): Promise<OpenItem[]> {
  const unique = [...new Map(found.map((item) => [item.id, item])).values()];
  const invoices = await invoiceNumbersOf(db, unique);
  return unique.map(({ firmId, id, statementNo, openFen, dueOn }) => ({
    firmId: String(firmId),
    ...{ statementNo, openFen, dueOn, invoiceNos: invoices.get(id) ?? [] },
  }));
}

/** Everything that money of this file may be about: what is open of its payers, of numbers it names, of its very amounts. */
export async function readMatchFacts(db: Db, money: readonly ReceivedMoney[]) {
  const payers = await readPayers(db, money);
  const named = [...new Set(money.flatMap(({ remark }) => nameKey(remark).match(STATEMENT_NUMBERS) ?? []))];
  const ofPayers = await readOpenOfFirms(
    db,
    payers.map(({ firmId }) => BigInt(firmId)),
  );
  const invoices = await findByInvoices(db, [
    ...new Set(money.flatMap(({ remark }) => nameKey(remark).match(INVOICE_NUMBERS) ?? [])),
  ]);
  const ofNumbers = [...(await readOpenOfNumbers(db, named)), ...(await readOpenOfIds(db, invoices))];
  const ofAmounts = await readOpenOfAmounts(db, [...new Set(money.map(({ amountFen }) => amountFen))]);
  return { payers, items: await toItems(db, [...ofPayers, ...ofNumbers, ...ofAmounts]) };
}

/** Name and account a person said are this firm's: next time they are known. */
export async function keepPayer(db: Db, firmId: bigint, { payerName, payerAccount }: ReceivedMoney): Promise<void> {
  const [name, account] = [nameKey(payerName), nameKey(payerAccount)];
  if (name === '' && account === '') return;
  await db.insert(knownPayers).values({ firmId, nameKey: name, accountKey: account }).onConflictDoNothing();
}
