import { NOTHING_IN_PERIOD } from '../rules/task-words.ts';
import type { ExportDefinition, ExportPlan } from './define-export.ts';
import { tableOf } from './table-sheets.ts';
import type { TransferRow } from './transfer-repo.ts';

/** A file that says that there was nothing: whoever waits for it every month sees that it was looked for. */
export const emptyPlan = ({ label }: ExportDefinition, { fileName }: TransferRow): ExportPlan => {
  const sheet = { name: label, columns: [{ header: NOTHING_IN_PERIOD }], rowsOf: () => [] };
  return { rows: 0, atOnce: true, fileName, table: () => tableOf([sheet], []) };
};
