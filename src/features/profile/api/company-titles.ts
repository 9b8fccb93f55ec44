import type { Db } from '#platform/api/database.ts';
import { type InvoiceFacts, mayInvoiceTo } from '../rules/approved-titles.ts';
import type { TitleFacts, TitleType } from '../rules/invoice-title.ts';
import {
  countTitles,
  findOwned,
  insertTitle,
  lockTitles,
  MOST_TITLES,
  makeDefaultTitle,
  readOwned,
  type TitleRow,
  updateTitle,
} from './invoice-title-repo.ts';

const ofFirm = (firmId: bigint) => ({ firmId, userId: null });

export function factsOfRow(row: TitleRow): TitleFacts {
  const { title, taxNo, bankName, bankAccount, address, phone, email } = row;
  return { type: row.type as TitleType, title, taxNo, bankName, bankAccount, address, phone, email };
}

/** A title the firm keeps for all its people, as it stands; null: it has none of this number. */
export async function companyTitleOf(db: Db, firmId: bigint, id: bigint) {
  const row = await findOwned(db, ofFirm(firmId), id);
  return row && { id: row.id, version: row.version, facts: factsOfRow(row) };
}

/** Whether the firm keeps the same title already, `except` another of its numbers. */
export async function isKnownTitle(db: Db, firmId: bigint, facts: TitleFacts, except: bigint | null): Promise<boolean> {
  const same = ({ type, title, taxNo, id }: TitleRow) =>
    id !== except && type === facts.type && title === facts.title && taxNo === facts.taxNo;
  return (await readOwned(db, ofFirm(firmId))).some(same);
}

export const roomForTitle = async (db: Db, firmId: bigint): Promise<boolean> =>
  (await countTitles(db, ofFirm(firmId))) < MOST_TITLES;

/** Writes an approved title of the firm, the first as its default; null: it has too many. */
export async function addCompanyTitle(db: Db, firmId: bigint, facts: TitleFacts): Promise<bigint | null> {
  const owner = ofFirm(firmId);
  await lockTitles(db, owner);
  const present = await countTitles(db, owner);
  if (present >= MOST_TITLES) return null;
  const { id } = await insertTitle(db, owner, facts);
  if (present === 0) await makeDefaultTitle(db, owner, id);
  return id;
}

/** Writes an approved change; false: the title has moved on since it was seen. */
export async function changeCompanyTitle(
  db: Db,
  firmId: bigint,
  seen: Pick<TitleRow, 'id' | 'version'>,
  facts: TitleFacts,
): Promise<boolean> {
  await lockTitles(db, ofFirm(firmId));
  return (await updateTitle(db, ofFirm(firmId), seen, facts)) !== null;
}

/** Whether the firm lets invoices go to these facts (behaviours 2.9). */
export async function isInvoiceable(db: Db, firmId: bigint, invoice: InvoiceFacts): Promise<boolean> {
  return mayInvoiceTo((await readOwned(db, ofFirm(firmId))).map(factsOfRow), invoice);
}

export const isUsable = (db: Db, row: TitleRow): Promise<boolean> => isInvoiceable(db, row.firmId, factsOfRow(row));
