import { exportOfCall, sheetOf, sheetOfParts, tableOf } from '#business/transfers/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { exportErrors } from '../../contract/order-errors.ts';
import { type ExportInput, orderPaperContract } from '../../contract/order-paper-contract.ts';
import type { OrderCopy } from '../../contract/order-schemas.ts';
import { type ExportSize, exportObstacle, isMadeAtOnce, XLSX_ORDERS } from '../../rules/life/export-limits.ts';
import { ORDER_WORDS } from '../../rules/life/order-words.ts';
import { LINE_COLUMNS, ORDER_COLUMNS } from '../../rules/life/sheet-rows.ts';
import { chosenOrders, readExportSize, readNumbers } from '../records/read-export.ts';
import { readFoundOrders } from '../records/read-found-orders.ts';
import { readOrderCopies } from '../records/read-order-detail.ts';
import { drawOrders } from './draw-orders.ts';

type Copies = AsyncIterable<readonly OrderCopy[]>;

/** Orders read at a time: few enough that nobody else waits for the database or for memory. */
const BATCH = 200;

/** One sheet with a row per order, one with a row per line. */
const SHEETS = [
  sheetOf('订单汇总', ORDER_COLUMNS),
  sheetOfParts('商品明细', LINE_COLUMNS, (order: OrderCopy) => order.lines.map((line) => ({ order, line }))),
];

function refuseSize(format: ExportInput['format'], size: ExportSize): void {
  if (size.orders === 0) throw refuse(exportErrors, 'ORDER_EXPORT_EMPTY');
  const message = exportObstacle(format, size);
  if (message) throw refuse(exportErrors, 'ORDER_EXPORT_LARGE', { message });
}

/** Numbers of what is asked for, a batch at a time. */
type Numbers = (db: Db) => AsyncIterable<readonly string[]>;

async function* inBatches(orderNos: readonly string[]) {
  for (let at = 0; at < orderNos.length; at += BATCH) yield orderNos.slice(at, at + BATCH);
}

interface Found {
  size: ExportSize;
  name: string;
  numbers: Numbers;
}

/** Orders named one by one; a number the caller may not see is one that does not exist. */
async function findChosen(db: Db, caller: SignedInCaller, orderNos: readonly string[]): Promise<Found> {
  const wanted = [...new Set(orderNos)];
  const size = await readExportSize(db, chosenOrders(caller, wanted));
  if (size.orders < wanted.length) throw notFound('订单');
  const name = wanted.length === 1 ? wanted[0] : displayDay(new Date().toISOString());
  return { size, name: `订单-${name}`, numbers: () => inBatches(wanted) };
}

/** What an export comes to: the chosen orders, or every one that a filter finds. */
async function findAsked(db: Db, caller: SignedInCaller, { format, orderNos, filter }: ExportInput): Promise<Found> {
  if (orderNos) {
    const chosen = await findChosen(db, caller, orderNos);
    refuseSize(format, chosen.size);
    return chosen;
  }
  const found = await readFoundOrders(db, caller, filter ?? {});
  const size = await readExportSize(db, found);
  refuseSize(format, size);
  const name = `订单-${displayDay(new Date().toISOString())}`;
  return { size, name, numbers: (reader) => readNumbers(reader, caller.firmId, found, BATCH) };
}

async function* copiesOf(db: Db, caller: SignedInCaller, numbers: Numbers): Copies {
  for await (const batch of numbers(db)) yield await readOrderCopies(db, caller, batch);
}

/** Orders as a workbook. */
export const orderExport = exportOfCall<ExportInput>({
  kind: 'orders',
  label: '订单',
  call: orderPaperContract.batchExport,
  mostRows: XLSX_ORDERS,
  scheduled: { days: { from: 'filter.dateFrom', to: 'filter.dateTo' }, words: ORDER_WORDS },
  async plan(db, caller, input) {
    const { size, name, numbers } = await findAsked(db, caller, input);
    const table = (reader: Db) => tableOf(SHEETS, copiesOf(reader, caller, numbers));
    return { rows: size.orders, atOnce: isMadeAtOnce(size), fileName: `${name}.xlsx`, table };
  },
});

/** The same as pages for printing: few enough to be waited for. */
export async function exportPdf(db: Db, caller: SignedInCaller, input: ExportInput): Promise<File> {
  const { name, numbers } = await findAsked(db, caller, input);
  const pieces = await drawOrders(copiesOf(db, caller, numbers), new Date());
  return new File(pieces, `${name}.pdf`, { type: 'application/pdf' });
}
