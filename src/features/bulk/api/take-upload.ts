import { createHash, randomBytes } from 'node:crypto';
import { findHeader, headerKey, isConsistent, isTotal, isUsable } from '#business/written-lines/rules/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import type { TableRow } from '#platform/api/tables/import-table.ts';
import { readUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import type { Uploader } from '#platform/api/tables/reader-queue.ts';
import { namedUpload } from '#platform/api/tables/table-upload.ts';
import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import { bulkErrors } from '../contract/bulk-contract.ts';
import { MAX_BULK_ROWS } from '../contract/bulk-limits.ts';
import type { UploadedList } from '../contract/bulk-schemas.ts';
import { knownMapping } from '../rules/kept-mapping.ts';
import { insertList, type ListOwner, readMapping } from './bulk-list-repo.ts';
import { presentList } from './present-list.ts';

export const headerHash = (header: readonly string[]) => createHash('sha256').update(headerKey(header)).digest('hex');

/** More of them are only counted. */
const NAMED_TOTALS = 5;

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** Rows at their places in the file; blank ones and those up to the header are empty. */
function placeRows(table: readonly TableRow[], firstRow: number): string[][] {
  const rows = Array.from({ length: table.at(-1)?.rowNumber ?? 0 }, (): string[] => []);
  for (const { rowNumber, cells } of table) {
    if (rowNumber >= firstRow && !isBlank(cells)) rows[rowNumber - 1] = cells.map((cell) => cell.replaceAll('\0', ''));
  }
  return rows;
}

interface Upload {
  fileName: string;
  bytes: Uint8Array;
  uploader: Uploader;
}

/** Which rows were left out, for whoever compares with the file. */
function totalsNote(totals: readonly TableRow[]): string[] {
  const numbers = totals.map(({ rowNumber }) => rowNumber);
  const named = `${numbers.slice(0, NAMED_TOTALS).join('、')}${numbers.length > NAMED_TOTALS ? ' 等' : ''}`;
  return numbers.length > 0 ? [`${numbers.length} 行是合计，没有计入（第 ${named} 行）`] : [];
}

/** Says what was read, so that a list on another sheet is not taken for lost. */
const emptyFile = (notes: readonly string[]) =>
  refuse(bulkErrors, 'BULK_FILE_EMPTY', {
    message: [bulkErrors.BULK_FILE_EMPTY.message, ...notes].join('；'),
  });

const WANTED = {
  ...LIST_ROWS.goods,
  isList: (rows: readonly TableRow[]) => isUsable(findHeader(rows.map(({ cells }) => cells)).mapping),
};

async function readTable({ fileName, bytes, uploader }: Upload) {
  const table = await readUploadedTable(namedUpload(bytes, fileName), uploader, WANTED);
  if ('problem' in table) throw refuse(bulkErrors, 'BULK_FILE_REFUSED', { message: table.problem });
  const filled = table.rows.filter(({ cells }) => !isBlank(cells));
  const { at, header, mapping } = findHeader(filled.map(({ cells }) => cells));
  const below = filled.slice(at + 1);
  const wanted = below.filter(({ cells }) => !isTotal(cells));
  const rows = placeRows(wanted, wanted[0]?.rowNumber ?? Number.POSITIVE_INFINITY);
  const rowCount = wanted.length;
  if (rowCount === 0) throw emptyFile(table.notes);
  if (rowCount > MAX_BULK_ROWS) {
    const message = `文件有 ${rowCount} 行，最多 ${MAX_BULK_ROWS} 行，请拆成几个文件`;
    throw refuse(bulkErrors, 'BULK_TOO_MANY_ROWS', { message });
  }
  return {
    notes: [...table.notes, ...totalsNote(below.filter(({ cells }) => isTotal(cells)))],
    header,
    guessed: mapping,
    rows,
    rowCount,
  };
}

/** Reads a file, finds out what its columns mean and keeps it as a list of its owner. */
export async function takeUpload(database: Database, owner: ListOwner, upload: Upload): Promise<UploadedList> {
  const { notes, header, guessed, rows, rowCount } = await readTable(upload);
  const listNo = `BL${randomBytes(8).toString('hex')}`;
  return inTransaction(database, owner, 'write', async (db) => {
    const known = await readMapping(db, owner, headerHash(header));
    const remembered = known && knownMapping(known, header);
    const mapping = remembered && isConsistent(remembered, header.length) ? remembered : guessed;
    const head = { listNo, fileName: upload.fileName, header, mapping, rowCount };
    await insertList(db, owner, { ...head, rows });
    const sample = rows.filter((cells) => cells.length > 0);
    return { ...presentList(head, sample), notes, mappingFrom: mapping === remembered ? 'remembered' : 'guessed' };
  });
}
