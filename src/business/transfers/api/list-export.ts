import type { z } from 'zod';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import type { Identity, Permission } from '#platform/shared/define-endpoint.ts';
import { listExportErrors } from '../contract/transfer-errors.ts';
import type { ExportColumn } from '../rules/export-columns.ts';
import { AT_ONCE_ROWS, wordRowLimit } from '../rules/row-limits.ts';
import { defineExport, type ExportDefinition, type ScheduledExport } from './define-export.ts';
import { sheetOf, tableOf } from './table-sheets.ts';

/** Rows read at a time. */
const PIECE = 1_000;

interface PageWish {
  pageNo: number;
  pageSize: number;
}

interface ListExport<I extends z.ZodType, Row> {
  kind: string;
  label: string;
  name: `${string}.${string}`;
  path: `/${string}`;
  summary: string;
  identities: readonly Identity[];
  permission?: Permission;
  objects?: Readonly<Record<string, string>>;
  /** Input of the list without its page. */
  input: I;
  /** Rows of one file. */
  mostRows: number;
  acrossFirms?: true;
  scheduled?: ScheduledExport<z.infer<I>>;
  columns: readonly ExportColumn<Row>[];
  /** The reader of the list: what it shows to somebody is what his file holds. */
  read(db: Db, caller: SignedInCaller, input: z.infer<I> & PageWish): Promise<{ list: readonly Row[]; total: number }>;
}

/** Declares what a list finds as a file: the same reader, filters and rights, page after page until its end. */
export function exportOfList<I extends z.ZodType<object>, Row>(
  declared: ListExport<I, Row>,
): ExportDefinition<z.infer<I>> {
  const { columns, read, mostRows, ...endpoint } = declared;
  const fileName = `${declared.label}.xlsx`;
  const sheet = sheetOf(declared.label, columns);
  return defineExport({
    ...endpoint,
    mostRows,
    fileName,
    specified: false,
    errors: listExportErrors,
    inBackground: true,
    async plan(db, caller, input) {
      const page = (reader: Db, pageNo: number, pageSize = PIECE) =>
        read(reader, caller, { ...input, pageNo, pageSize });
      const { total } = await page(db, 1, 1);
      if (total === 0) throw refuse(listExportErrors, 'EXPORT_EMPTY');
      if (total > mostRows) {
        throw refuse(listExportErrors, 'EXPORT_LARGE', { message: wordRowLimit(total, mostRows) ?? undefined });
      }
      async function* pages(reader: Db) {
        for (let pageNo = 1; (pageNo - 1) * PIECE < total; pageNo += 1) yield (await page(reader, pageNo)).list;
      }
      const table = (reader: Db) => tableOf([sheet], pages(reader));
      return { rows: total, atOnce: total <= AT_ONCE_ROWS, fileName, table };
    },
  });
}
