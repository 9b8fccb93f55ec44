import { defineImport, runTableImport } from '#business/transfers/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { uploaderOf } from '#platform/api/tables/reader-queue.ts';
import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import { taxCodeErrors } from '../../contract/invoice-errors.ts';
import type { TaxImportReport } from '../../contract/tax-code-contract.ts';
import { type BadCodeLine, type CodeLine, hasCodeColumns, readCodeTable } from '../../rules/read-code-table.ts';
import { writeCodes } from './tax-code-repo.ts';

interface Row {
  rowNumber: number;
  code: string;
  problem: string | null;
}
interface Task {
  database: Database;
  caller: Caller;
}
const SHOWN = 100;

const told = ({ rowNumber, code }: CodeLine): Row => ({ rowNumber, code, problem: null });

const codeImport = defineImport({
  wanted: { ...LIST_ROWS.taxCodes, isList: hasCodeColumns },
  read: readCodeTable,
  refusal: (message: string) => refuse(taxCodeErrors, 'TAX_TABLE_REFUSED', { message }),
  tooMany: taxCodeErrors.TAX_TABLE_REFUSED.message,
  judge: async (_: Task, lines: readonly CodeLine[]) => lines.map(told),
  write: ({ database, caller }, lines) =>
    inTransaction(database, { firmId: caller.firmId, userId: caller.userId, right: 'desk' }, 'write', async (db) => {
      await writeCodes(db, lines);
      const after = { count: lines.length };
      await writeAudit(db, caller, { action: 'tax_code.imported', objectType: 'tax_code', after });
      return lines.map(told);
    }),
  told: (bad: BadCodeLine): Row => bad,
  report: (dryRun, rows): TaxImportReport => {
    const refused = rows.flatMap(({ problem, ...row }) => (problem === null ? [] : [{ ...row, problem }]));
    return { dryRun, written: rows.length - refused.length, refused: refused.length, rows: refused.slice(0, SHOWN) };
  },
});

/** Takes in the official table of codes, 6,000 lines at a time; codes that are there already are written over. */
export const importCodes = (
  { database, caller }: HandlerContext,
  { file, dryRun }: { file: File; dryRun: boolean },
  signal?: AbortSignal,
): Promise<TaxImportReport> =>
  runTableImport(codeImport, { file, dryRun, uploader: uploaderOf(caller, signal) }, { database, caller });
