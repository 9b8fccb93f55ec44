import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { tidyTaxNumber } from '#platform/shared/tidy-tax-number.ts';
import { type InvoiceTitle, type TitleInput, titleErrors } from '../contract/invoice-title-contract.ts';
import { keepOfType, TITLE_TYPES, type TitleFacts, type TitleType, titleFaults } from '../rules/invoice-title.ts';
import { isUsable } from './company-titles.ts';
import {
  countTitles,
  findTitle,
  insertTitle,
  lockTitles,
  MOST_TITLES,
  makeDefaultTitle,
  type TitleOwner,
  type TitleRow,
  updateTitle,
} from './invoice-title-repo.ts';

/** `usable`: whether the firm lets invoices go to it. */
export function presentTitle(row: TitleRow, usable: boolean): InvoiceTitle {
  const { title, taxNo, bankName, bankAccount, address, phone, email, isDefault, version } = row;
  return {
    id: String(row.id),
    type: row.type as TitleType,
    title,
    taxNo,
    bankName,
    bankAccount,
    address,
    phone,
    email,
    isDefault,
    version,
    central: row.userId === null,
    usable,
  };
}

/** What the log says of a title: account numbers and addresses are nobody else's business. */
const told = ({ type, title, taxNo, isDefault }: TitleRow) => ({
  type: TITLE_TYPES[type as TitleType],
  title,
  taxNo,
  isDefault,
});

/** Whose the title is; those who manage the company put the firm's in order and remove them. */
export function titleOwner(caller: SignedInCaller, central: boolean): TitleOwner {
  if (central && !caller.permissions.has('COMPANY_MANAGEMENT')) throw refuse(titleErrors, 'TITLE_CENTRAL');
  return { firmId: caller.firmId, userId: central ? null : caller.userId };
}

/** Facts as they are kept; refused where no invoice can be written on them. */
export function tidyTitle(input: TitleFacts): TitleFacts {
  const facts = keepOfType({ ...input, taxNo: tidyTaxNumber(input.taxNo) });
  const [fault] = Object.values(titleFaults(facts));
  if (fault) throw refuse(titleErrors, 'TITLE_WRONG', { message: fault });
  return facts;
}

/** New titles of the firm and changes of them are asked for: see features/company-titles. */
function ownFacts({ isDefault: _, central, ...input }: TitleInput): TitleFacts {
  if (central) throw refuse(titleErrors, 'TITLE_ON_REQUEST');
  return tidyTitle(input);
}

/** A title the caller may choose and, being whose it is, change. */
export async function ownTitle(
  db: Db,
  caller: SignedInCaller,
  id: bigint,
): Promise<{ row: TitleRow; owner: TitleOwner }> {
  const row = await findTitle(db, caller, id);
  if (!row) throw notFound('发票抬头');
  return { row, owner: titleOwner(caller, row.userId === null) };
}

/** The first title of its owner becomes the default by itself. */
export async function addTitle(db: Db, caller: SignedInCaller, input: TitleInput): Promise<InvoiceTitle> {
  const facts = ownFacts(input);
  const owner = titleOwner(caller, false);
  await lockTitles(db, owner);
  const present = await countTitles(db, owner);
  if (present >= MOST_TITLES) throw refuse(titleErrors, 'TITLES_MANY');
  const row = await insertTitle(db, owner, facts);
  const isDefault = input.isDefault || present === 0;
  if (isDefault) await makeDefaultTitle(db, owner, row.id);
  const after = { ...row, isDefault };
  await writeAudit(db, caller, {
    action: 'invoiceTitle.added',
    objectType: 'invoiceTitle',
    objectId: String(row.id),
    after: told(after),
  });
  return presentTitle(after, await isUsable(db, after));
}

/** A title stays whose it was; the default stays the default until another takes its place. */
export async function editTitle(
  db: Db,
  caller: SignedInCaller,
  { titleId, version, ...input }: TitleInput & { titleId: string; version: number },
): Promise<InvoiceTitle> {
  const { row, owner } = await ownTitle(db, caller, BigInt(titleId));
  const facts = ownFacts({ ...input, central: row.userId === null });
  await lockTitles(db, owner);
  const changed = await updateTitle(db, owner, { id: row.id, version }, facts);
  if (!changed) throw refuse(titleErrors, 'TITLE_CHANGED');
  if (input.isDefault) await makeDefaultTitle(db, owner, row.id);
  const after = { ...changed, isDefault: input.isDefault || changed.isDefault };
  await writeAudit(db, caller, {
    action: 'invoiceTitle.edited',
    objectType: 'invoiceTitle',
    objectId: titleId,
    before: told(row),
    after: told(after),
  });
  return presentTitle(after, await isUsable(db, after));
}
