import iconv from 'iconv-lite';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import { readUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import type { Uploader } from '#platform/api/tables/reader-queue.ts';
import { namedUpload } from '#platform/api/tables/table-upload.ts';
import { createEncodingSniffer } from '#platform/shared/sniff-encoding.ts';
import { type BadBankRow, type ColumnUses, MAX_BANK_ROWS } from '../../contract/bank-schemas.ts';
import type { BankFormat } from '../../contract/bank-words.ts';
import { findBankHeader, foreignHead, isWhole } from '../../rules/bank/bank-columns.ts';
import { type BankMovement, readBankRows } from '../../rules/bank/read-bank-rows.ts';
import { looksLikeMt940, readMt940 } from '../../rules/bank/read-mt940.ts';
import { looksLikeCamt, readCamt } from './read-camt.ts';

export interface BankFile {
  fileName: string;
  bytes: Uint8Array;
  uploader: Uploader;
  /** What the columns mean: as somebody has just said, or as kept for the account. */
  said: ColumnUses | null;
  kept: ColumnUses;
}

/** `asking`: which column means what is not known; somebody has to say. */
export type ReadBankFile =
  | { is: 'problem'; problem: string }
  | { is: 'asking'; header: string[]; sample: string[][]; guessed: ColumnUses }
  | {
      is: 'read';
      format: BankFormat;
      movements: BankMovement[];
      bad: BadBankRow[];
      /** Null where the format says by itself what is what. */
      columns: ColumnUses | null;
    };

const ROWS = { rows: MAX_BANK_ROWS, besides: 200 };
const SAMPLE_ROWS = 5;

/** Text of a file that is no workbook; null where it is no text at all. */
function textOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return null;
  const sniffer = createEncodingSniffer();
  sniffer.push(bytes);
  const encoding = sniffer.verdict();
  return encoding && iconv.decode(Buffer.from(bytes), encoding);
}

async function readTable({ bytes, fileName, uploader, said, kept }: BankFile): Promise<ReadBankFile> {
  const isList = (rows: readonly { cells: readonly string[] }[]) =>
    isWhole(
      findBankHeader(
        rows.map(({ cells }) => cells),
        said ?? kept,
      ).uses,
    );
  const table = await readUploadedTable(namedUpload(bytes, fileName), uploader, { ...ROWS, isList });
  if ('problem' in table) return { is: 'problem', problem: table.problem };
  const filled = table.rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const { at, header, uses } = findBankHeader(
    filled.map(({ cells }) => cells),
    said ?? kept,
  );
  const below = filled.slice(at + 1);
  const foreign = foreignHead(filled.slice(0, at).map(({ cells }) => cells));
  if (foreign) return { is: 'problem', problem: `${foreign}，只能导入人民币账户的流水` };
  if (!isWhole(uses)) {
    const sample = below.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, 60)));
    return { is: 'asking', header, sample, guessed: uses };
  }
  return { is: 'read', format: 'table', ...readBankRows(below, header, uses), columns: uses };
}

/** Reads a bank's statement by what it holds: CAMT.053, MT940, else a table (CSV of any encoding, XLSX). */
export async function readBankFile(file: BankFile): Promise<ReadBankFile> {
  const text = textOf(file.bytes);
  try {
    if (text && looksLikeCamt(text)) return { is: 'read', format: 'camt053', ...readCamt(text), columns: null };
  } catch (error) {
    if (error instanceof ImportFileProblem) return { is: 'problem', problem: error.userMessage };
    throw error;
  }
  if (text && looksLikeMt940(text)) return { is: 'read', format: 'mt940', ...readMt940(text), columns: null };
  return readTable(file);
}
