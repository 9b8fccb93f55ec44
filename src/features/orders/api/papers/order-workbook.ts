import { writeWorkbook } from '#platform/api/tables/write-workbook.ts';
import type { OrderCopy } from '../../contract/order-schemas.ts';
import { LINE_COLUMNS, ORDER_COLUMNS } from '../../rules/life/sheet-rows.ts';

const SHEETS = [
  { name: '订单汇总', columns: ORDER_COLUMNS },
  { name: '商品明细', columns: LINE_COLUMNS },
];

async function* rowsOf(copies: AsyncIterable<readonly OrderCopy[]>) {
  for await (const orders of copies) {
    const lines = orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
    yield [
      orders.map((order) => ORDER_COLUMNS.map(({ cell }) => cell(order))),
      lines.map((line) => LINE_COLUMNS.map(({ cell }) => cell(line))),
    ];
  }
}

/** Orders as a workbook: one sheet with a row per order, one with a row per line. */
export const orderWorkbook = (copies: AsyncIterable<readonly OrderCopy[]>) => writeWorkbook(SHEETS, rowsOf(copies));
