import type { ReadUploadedTable, WantedList } from '#platform/api/tables/read-uploaded-table.ts';
import { readUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import type { Uploader } from '#platform/api/tables/reader-queue.ts';
import { namedUpload } from '#platform/api/tables/table-upload.ts';
import type { TableRow } from '../rules/table-head.ts';

interface Numbered {
  rowNumber: number;
}

/** Lines of a table as a feature reads them, and those that cannot be read, each with its reason. */
type ReadTable<Line, Bad> = { lines: readonly Line[]; bad: readonly Bad[] } | { problem: string };

export interface ImportDefinition<Task, Line, Bad, Row extends Numbered, Report> {
  wanted: WantedList;
  read(rows: readonly TableRow[]): ReadTable<Line, Bad>;
  /** The whole file is refused with this sentence. */
  refusal(problem: string): Error;
  /** Said of a file with more lines than are taken at once. */
  tooMany: string;
  /** What would become of each line; changes nothing. */
  judge(task: Task, lines: readonly Line[]): Promise<readonly Row[]>;
  /** The same, done: every line is judged again by what stands there now. */
  write(task: Task, lines: readonly Line[]): Promise<readonly Row[]>;
  /** A line that could not be read, told like the others. */
  told(bad: Bad): Row;
  report(dryRun: boolean, rows: readonly Row[]): Report;
}

/** Declares how a table comes in: its head, how lines are judged and written, and what is reported of each. */
export const defineImport = <Task, Line, Bad, Row extends Numbered, Report>(
  definition: ImportDefinition<Task, Line, Bad, Row, Report>,
): ImportDefinition<Task, Line, Bad, Row, Report> => definition;

/** A report of nothing but noughts would leave people to guess. */
const NO_LINES = '文件里没有数据行，请在表头下面填写';

export interface ImportWish {
  file: File;
  /** True: nothing is written. */
  dryRun: boolean;
  uploader: Uploader;
}

/**
 * Reads a table, judges it and, unless it is only tried, writes it: a file that cannot be read is refused as a whole, bad
 * lines one by one under the numbers they have in the file. It is read before anything of the database is held.
 */
export async function runTableImport<Task, Line, Bad, Row extends Numbered, Report>(
  definition: ImportDefinition<Task, Line, Bad, Row, Report>,
  { file, dryRun, uploader }: ImportWish,
  task: Task,
  readUpload: ReadUploadedTable = readUploadedTable,
): Promise<Report> {
  const { wanted, refusal, tooMany } = definition;
  const upload = await readUpload(namedUpload(await file.bytes(), file.name), uploader, wanted);
  const table = 'problem' in upload ? upload : definition.read(upload.rows);
  if ('problem' in table) throw refusal(table.problem);
  const { lines, bad } = table;
  if (lines.length + bad.length === 0) throw refusal(NO_LINES);
  if (lines.length + bad.length > wanted.rows) throw refusal(tooMany);
  const judged = dryRun ? await definition.judge(task, lines) : await definition.write(task, lines);
  const rows = [...bad.map((one) => definition.told(one)), ...judged];
  return definition.report(
    dryRun,
    rows.sort((a, b) => a.rowNumber - b.rowNumber),
  );
}
