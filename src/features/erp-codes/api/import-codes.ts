import { defineImport, runTableImport } from '#business/transfers/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { signedIn } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import type { HandlerContext } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { uploaderOf } from '#platform/api/tables/reader-queue.ts';
import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import { erpCodeErrors, erpImportErrors } from '../contract/erp-code-errors.ts';
import type { ErpImportReport, SaveInput } from '../contract/erp-code-schemas.ts';
import { type BadErpLine, type ErpLine, hasErpColumns, placeWords, readErpTable } from '../rules/read-erp-table.ts';
import { type ErpPlaces, lockCodes, readCodes, readPlaces, writeCodes } from './erp-code-repo.ts';

type Row = ErpImportReport['rows'][number];
type Checked = { row: Row; code: SaveInput | null };
interface Task {
  context: HandlerContext;
  firmId: bigint;
}

/** The code of what was written as code or as name; null: there is none, or several have this name. */
function codeOf(choices: readonly { code: string; name: string }[], written: string): string | null {
  if (written === '' || choices.some(({ code }) => code === written)) return written;
  const named = choices.filter(({ name }) => name === written);
  return named.length === 1 ? (named[0]?.code ?? null) : null;
}

function checkLine({ rowNumber, ...line }: ErpLine, { costCenters, categories }: ErpPlaces): Checked {
  const costCenter = codeOf(costCenters, line.costCenter);
  const category = codeOf(categories, line.category);
  const row = (problem: string | null): Row => ({
    ...{ rowNumber, place: placeWords(line), account: line.account, problem },
  });
  if (costCenter === null) return { row: row(`没有这个成本中心，或有几个同名：${line.costCenter}`), code: null };
  if (category === null) return { row: row(`没有这个商品分类，或有几个同名：${line.category}`), code: null };
  return { row: row(null), code: { ...line, costCenter, category } };
}

async function checkLines(db: Db, firmId: bigint, lines: readonly ErpLine[]): Promise<Checked[]> {
  const places = await readPlaces(db, firmId);
  const key = ({ role, costCenter, category }: { role: string; costCenter: string; category: string }) =>
    JSON.stringify([role, costCenter, category]);
  const known = new Set((await readCodes(db, firmId)).map(key));
  return lines.map((line) => {
    const checked = checkLine(line, places);
    if (!checked.code) return checked;
    known.add(key(checked.code));
    const full = known.size > LIST_ROWS.erpCodes.rows;
    return full ? { row: { ...checked.row, problem: erpCodeErrors.ERP_CODES_MANY.message }, code: null } : checked;
  });
}

const codeImport = defineImport({
  wanted: { ...LIST_ROWS.erpCodes, isList: hasErpColumns },
  read: readErpTable,
  refusal: (message: string) => refuse(erpImportErrors, 'ERP_TABLE_REFUSED', { message }),
  tooMany: erpImportErrors.ERP_TABLE_REFUSED.message,
  judge: ({ context: { database, caller }, firmId }: Task, lines: readonly ErpLine[]) =>
    inTransaction(database, caller, 'read', async (db) => (await checkLines(db, firmId, lines)).map(({ row }) => row)),
  write: ({ context: { database, caller }, firmId }, lines) =>
    inTransaction(database, caller, 'write', async (db) => {
      await lockCodes(db, firmId);
      const checked = await checkLines(db, firmId, lines);
      const codes = checked.flatMap(({ code }) => code ?? []);
      // Two names of one place in a file: the later holds.
      const last = new Map(codes.map((code) => [JSON.stringify([code.role, code.costCenter, code.category]), code]));
      await writeCodes(db, firmId, [...last.values()]);
      const after = { count: last.size };
      await writeAudit(db, caller, { action: 'erp_code.imported', objectType: 'erp_code', after });
      return checked.map(({ row }) => row);
    }),
  told: (bad: BadErpLine): Row => bad,
  report: (dryRun, rows): ErpImportReport => {
    const refused = rows.filter(({ problem }) => problem !== null).length;
    return { dryRun, written: rows.length - refused, refused, rows: [...rows] };
  },
});

/** Reads a table of accounts over those of the same places; bad rows are told, good ones written together. */
export function importErpCodes(
  context: HandlerContext,
  { file, dryRun }: { file: File; dryRun: boolean },
  signal?: AbortSignal,
): Promise<ErpImportReport> {
  const { firmId } = signedIn(context.caller);
  const uploader = uploaderOf(context.caller, signal);
  return runTableImport(codeImport, { file, dryRun, uploader }, { context, firmId });
}
