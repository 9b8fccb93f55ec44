import { defineImport, runTableImport } from '#business/transfers/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { signedIn } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { uploaderOf } from '#platform/api/tables/reader-queue.ts';
import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import { type AddressReport, addressErrors, MAX_ADDRESSES } from '../contract/profile-contract.ts';
import {
  type AddressLine,
  addressKey,
  type BadAddressLine,
  hasAddressColumns,
  readAddressTable,
} from '../rules/read-address-table.ts';
import {
  type AddressFields,
  type AddressOwner,
  ensureDefault,
  insertAddresses,
  lockAddresses,
  readAddresses,
} from './address-repo.ts';
import { findRegionByNames } from './find-region-by-names.ts';

type Row = AddressReport['rows'][number];
type Checked = { row: Row; fields: AddressFields | null };

const told = ({ rowNumber, receiver, detail }: AddressLine, problem: string | null): Row => ({
  rowNumber,
  receiver,
  detail,
  problem,
});

const placeName = ({ province, city, district }: AddressLine) => [province, city, district].filter(Boolean).join(' ');

function checkLine(line: AddressLine, known: ReadonlySet<string>): Checked {
  const region = findRegionByNames(line);
  if (region === 'unknown') return { row: told(line, `没有这个省市区：${placeName(line)}`), fields: null };
  if (region === 'several') return { row: told(line, `有同名区县，请写明省和市：${placeName(line)}`), fields: null };
  const { receiver, phone, detail } = line;
  const { code: regionCode, province, city, district } = region;
  if (known.has(addressKey({ receiver, phone, district, detail }))) {
    return { row: told(line, '地址簿里已有相同的地址'), fields: null };
  }
  return { row: told(line, null), fields: { receiver, phone, regionCode, province, city, district, detail } };
}

/** Lines beyond what the book still holds are told like every other fault. */
function checkLines(lines: readonly AddressLine[], own: readonly AddressFields[]): Checked[] {
  const known = new Set(own.map(addressKey));
  let room = MAX_ADDRESSES - own.length;
  return lines.map((line) => {
    const checked = checkLine(line, known);
    if (!checked.fields) return checked;
    room -= 1;
    return room >= 0 ? checked : { row: told(line, addressErrors.ADDRESS_BOOK_FULL.message), fields: null };
  });
}

async function writeAddresses(db: Db, owner: AddressOwner, fields: AddressFields[]): Promise<void> {
  if (fields.length === 0) return;
  await insertAddresses(db, owner, fields);
  await ensureDefault(db, owner);
  await writeAudit(db, owner, { action: 'address.imported', objectType: 'address', after: { count: fields.length } });
}

interface Book {
  context: HandlerContext;
  owner: AddressOwner;
}

const addressImport = defineImport({
  wanted: { ...LIST_ROWS.addresses, isList: hasAddressColumns },
  read: readAddressTable,
  refusal: (message) => refuse(addressErrors, 'ADDRESS_TABLE_REFUSED', { message }),
  tooMany: addressErrors.ADDRESS_TABLE_REFUSED.message,
  judge: ({ context: { database, caller }, owner }: Book, lines: readonly AddressLine[]) =>
    inTransaction(database, caller, 'read', async (db) =>
      checkLines(lines, await readAddresses(db, owner)).map(({ row }) => row),
    ),
  write: ({ context: { database, caller }, owner }, lines) =>
    inTransaction(database, caller, 'write', async (db) => {
      await lockAddresses(db, owner);
      const checked = checkLines(lines, await readAddresses(db, owner));
      await writeAddresses(
        db,
        owner,
        checked.flatMap(({ fields }) => fields ?? []),
      );
      return checked.map(({ row }) => row);
    }),
  told: (bad: BadAddressLine): Row => bad,
  report: (dryRun, rows): AddressReport => {
    const refused = rows.filter(({ problem }) => problem !== null).length;
    return { dryRun, added: rows.length - refused, refused, rows: [...rows] };
  },
});

/**
 * Reads a table of addresses into the caller's book: bad rows are told, good ones written together. What the book holds
 * already is not written again, so the same file twice adds nothing.
 */
export function importAddresses(
  context: HandlerContext,
  { file, dryRun }: { file: File; dryRun: boolean },
  signal?: AbortSignal,
): Promise<AddressReport> {
  const { firmId, userId } = signedIn(context.caller);
  const uploader = uploaderOf(context.caller, signal);
  return runTableImport(addressImport, { file, dryRun, uploader }, { context, owner: { firmId, userId } });
}
