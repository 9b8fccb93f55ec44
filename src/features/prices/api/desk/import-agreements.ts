import { defineImport, runTableImport } from '#business/transfers/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import type { ReadUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import { uploaderOf } from '#platform/api/tables/reader-queue.ts';
import { LIST_ROWS } from '#platform/shared/list-rows.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import { priceDeskContract, priceDeskErrors } from '../../contract/price-desk-contract.ts';
import type { RowReport, TableReport } from '../../contract/price-desk-schemas.ts';
import { type PlannedRow, planAgreements } from '../../rules/plan-agreements.ts';
import { type BadRow, hasPriceColumns, type PriceRow, readPriceTable } from '../../rules/read-price-table.ts';
import {
  findFirmIds,
  findSkus,
  insertAgreements,
  isOverlap,
  readAgreementsOf,
  updateAgreements,
} from './agreement-repo.ts';

const badReport = ({ rowNumber, customerCode, skuCode, problem }: BadRow): RowReport => ({
  rowNumber,
  customerCode,
  skuCode,
  outcome: 'refused',
  note: problem,
});

interface Plan {
  planned: PlannedRow[];
  firmIds: ReadonlyMap<string, bigint>;
  skus: Awaited<ReturnType<typeof findSkus>>;
}

async function makePlan(db: Db, rows: readonly PriceRow[]): Promise<Plan> {
  const firmIds = await findFirmIds(db, [...new Set(rows.map((row) => row.customerCode))]);
  const skus = await findSkus(db, [...new Set(rows.map((row) => row.skuCode))]);
  const ids = [...skus.values()].map(({ skuId }) => skuId);
  const present = Map.groupBy(
    await readAgreementsOf(db, [...firmIds.values()], ids),
    ({ firmId, skuId }) => `${firmId} ${skuId}`,
  );
  const planned = planAgreements(
    rows,
    ({ customerCode, skuCode }) => ({ firmId: firmIds.get(customerCode), sku: skus.get(skuCode) }),
    (firmId, skuId) => present.get(`${firmId} ${skuId}`) ?? [],
  );
  return { planned, firmIds, skus };
}

/** Writes what the plan adds and changes; all of it or, when somebody else was quicker, nothing. */
async function carryOut(db: Db, { planned, firmIds, skus }: Plan): Promise<void> {
  const added = planned.flatMap(({ row, report }) => {
    const [firmId, sku] = [firmIds.get(row.customerCode), skus.get(row.skuCode)];
    if (report.outcome !== 'added' || firmId === undefined || !sku) return [];
    const { agreementNo, minQuantity, price, validFrom, validTo } = row;
    return [{ firmId, skuId: sku.skuId, agreementNo, minQuantity, price, validFrom, validTo }];
  });
  const changed = planned.flatMap(({ row, changes }) => (changes ? [{ ...row, id: changes.id }] : []));
  try {
    if (changed.length) await updateAgreements(db, changed);
    await insertAgreements(db, added);
  } catch (error) {
    if (!isOverlap(error)) throw error;
    throw refuse(priceDeskErrors, 'PRICE_OVERLAPS', { message: '导入期间协议价被其他人修改，请重新检查后导入' });
  }
}

/** Every price that an import has written, in one entry of the audit log. */
async function auditImport(db: Db, caller: Caller, planned: readonly PlannedRow[]): Promise<void> {
  const written = planned.filter(({ report }) => report.outcome === 'added' || report.outcome === 'changed');
  if (written.length === 0) return;
  const rows = written.map(({ row: { rowNumber: _, price, ...row }, report: { note } }) => ({
    ...row,
    price: formatUnitPrice(price),
    note,
  }));
  await writeAudit(db, caller, { action: 'price.agreementsImported', objectType: 'agreement', after: { rows } });
}

function summarise(dryRun: boolean, rows: readonly RowReport[]): TableReport {
  const counts = { added: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return { dryRun, counts, rows: [...rows] };
}

interface Import {
  database: Database;
  caller: Caller;
}

const atDesk = <T>({ database, caller }: Import, kind: 'read' | 'write', work: (db: Db) => Promise<T>) =>
  inTransaction(database, { firmId: caller.firmId, userId: caller.userId, right: 'desk' }, kind, work);

const reportsOf = ({ planned }: Plan) => planned.map(({ report }) => report);

const agreementImport = defineImport({
  wanted: { ...LIST_ROWS.prices, isList: hasPriceColumns },
  read: readPriceTable,
  refusal: (message) => refuse(priceDeskErrors, 'PRICE_TABLE_REFUSED', { message }),
  tooMany: `表格超过 ${LIST_ROWS.prices.rows.toLocaleString('en-US')} 行，请拆成几个文件`,
  judge: (task: Import, rows: readonly PriceRow[]) =>
    atDesk(task, 'read', async (db) => reportsOf(await makePlan(db, rows))),
  write: (task, rows) =>
    atDesk(task, 'write', async (db) => {
      const plan = await makePlan(db, rows);
      await carryOut(db, plan);
      await auditImport(db, task.caller, plan.planned);
      return reportsOf(plan);
    }),
  told: badReport,
  report: summarise,
});

const desk = implementFeature(priceDeskContract);

export function createImportHandlers(readUpload: ReadUploadedTable) {
  return {
    importAgreements: desk.importAgreements.handler(({ input, context: { database, caller }, signal }) => {
      const wish = { ...input, uploader: uploaderOf(caller, signal) };
      return runTableImport(agreementImport, wish, { database, caller }, readUpload);
    }),
  };
}
