import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { exportErrors } from '../../contract/order-errors.ts';
import type { OrderCopy } from '../../contract/order-schemas.ts';
import { type ExportSize, exportObstacle } from '../../rules/life/export-limits.ts';
import { chosenOrders, readExportSize, readNumbers } from '../records/read-export.ts';
import { readFoundOrders, type WholeFilter } from '../records/read-found-orders.ts';
import { readOrderCopies } from '../records/read-order-detail.ts';
import { drawOrders } from './draw-orders.ts';
import { orderWorkbook } from './order-workbook.ts';

type Format = 'xlsx' | 'pdf';
type Copies = AsyncIterable<readonly OrderCopy[]>;

/** Orders read at a time: few enough that nobody else waits for the database or for memory. */
const BATCH = 200;

const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

function refuseSize(format: Format, size: ExportSize): void {
  if (size.orders === 0) throw refuse(exportErrors, 'ORDER_EXPORT_EMPTY');
  const message = exportObstacle(format, size);
  if (message) throw refuse(exportErrors, 'ORDER_EXPORT_LARGE', { message });
}

async function* inBatches(db: Db, caller: SignedInCaller, orderNos: readonly string[]): Copies {
  for (let at = 0; at < orderNos.length; at += BATCH) {
    yield await readOrderCopies(db, caller, orderNos.slice(at, at + BATCH));
  }
}

async function fileOf(copies: Copies, format: Format, name: string): Promise<File> {
  const pieces = format === 'pdf' ? await drawOrders(copies, new Date()) : await orderWorkbook(copies);
  return new File(pieces, `${name}.${format}`, { type: MEDIA_TYPES[format] });
}

/** Orders named one by one; a number the caller may not see is one that does not exist. */
export async function exportChosen(
  db: Db,
  caller: SignedInCaller,
  orderNos: readonly string[],
  format: Format,
): Promise<File> {
  const wanted = [...new Set(orderNos)];
  const size = await readExportSize(db, chosenOrders(caller, wanted));
  if (size.orders < wanted.length) throw notFound('订单');
  refuseSize(format, size);
  const name = wanted.length === 1 ? `订单-${wanted[0]}` : `订单-${displayDay(new Date().toISOString())}`;
  return fileOf(inBatches(db, caller, wanted), format, name);
}

/** Every order a filter finds, as long as there are not too many. */
export async function exportFound(db: Db, caller: SignedInCaller, filter: WholeFilter, format: Format): Promise<File> {
  const found = await readFoundOrders(db, caller, filter);
  refuseSize(format, await readExportSize(db, found));
  const orderNos = await readNumbers(db, found);
  return fileOf(inBatches(db, caller, orderNos), format, `订单-${displayDay(new Date().toISOString())}`);
}
