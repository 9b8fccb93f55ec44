import { z } from 'zod';
import { defineExport, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { TRADE_READERS } from '#platform/shared/identities.ts';
import { exportErrors } from '../../contract/statement-errors.ts';
import { type StatementLine, statementNo } from '../../contract/statement-schemas.ts';
import { fileColumns } from '../../rules/file-columns.ts';
import { presentLine } from '../read/present-line.ts';
import { readLineFacts, readLinesOf } from '../read/read-lines.ts';
import { readSeenSums } from '../read/seen-sums-repo.ts';
import { findStatement, type StatementRow } from '../statement-repo.ts';
import { numberedIn, type StatementView, viewOfCaller } from '../statement-scope-repo.ts';
import { readStatementTerms } from '../terms-repo.ts';

/** Rows read at a time. */
const PIECE = 1_000;
/** Up to here the person waits for the file. */
const AT_ONCE = 2_000;

async function* piecesOf(db: Db, row: StatementRow, view: StatementView): AsyncIterable<StatementLine[]> {
  let after: string | null | undefined;
  while (after !== null) {
    const wish = { tab: 'all', sort: 'day', keyword: undefined, after, pageSize: PIECE } as const;
    const { rows, next } = await readLinesOf(db, row, view, wish);
    const factsOf = await readLineFacts(db, row.firmId, rows);
    yield rows.map((line) => presentLine(line, { ...factsOf(line), inside: view.inside }));
    after = next;
  }
}

async function findOwn(db: Db, caller: SignedInCaller, no: string): Promise<StatementRow> {
  const row = await findStatement(db, numberedIn(viewOfCaller(caller), no));
  if (!row) throw notFound('对账单');
  return row;
}

/** Lines of a statement with the columns the firm has chosen: its people fill them in and hand the file back (`statements.importChecked`). */
export const statementExport = defineExport({
  kind: 'statement-lines',
  label: '对账单明细',
  name: 'statements.export',
  path: '/statements/export',
  summary: '导出对账单明细',
  identities: TRADE_READERS,
  permission: 'RECONCILIATION_MANAGEMENT_PAGE',
  specified: false,
  input: z.strictObject({ statementNo }),
  objects: { statementNo: 'statement' },
  errors: exportErrors,
  fileName: '对账单明细.xlsx',
  inBackground: true,
  async plan(db, caller, input) {
    const row = await findOwn(db, caller, input.statementNo);
    const view = viewOfCaller(caller);
    const { lineCount } = (await readSeenSums(db, [row], view))(row);
    if (lineCount === 0) throw refuse(exportErrors, 'STATEMENT_EXPORT_EMPTY');
    const { columns } = await readStatementTerms(db, caller.firmId);
    const sheet = sheetOf('对账单明细', fileColumns(columns));
    return {
      rows: lineCount,
      fileName: `对账单-${input.statementNo}.xlsx`,
      atOnce: lineCount <= AT_ONCE,
      table: (reader: Db) => tableOf([sheet], piecesOf(reader, row, view)),
    };
  },
});
