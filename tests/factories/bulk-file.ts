import { utils, write } from '@e965/xlsx';
import type { TestShop } from '#tests/test-shop.ts';
import { writtenForm } from './written-form.ts';

type Rows = readonly (readonly (string | number)[])[];

/** The table as CSV, in the encoding a spreadsheet program would have chosen. */
export const csvOf = (rows: Rows, separator = ','): string => rows.map((row) => row.join(separator)).join('\r\n');

export function xlsxOf(rows: Rows): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), '清单');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

/** Hands in a file the way the page does. */
export async function uploadBulkFile(shop: TestShop, token: string, content: Buffer, fileName = '采购清单.xlsx') {
  const form = new FormData();
  form.set('fileName', fileName);
  form.set('file', new Blob([new Uint8Array(content)]), fileName);
  const path = `${shop.url}/cart-center/bulk/upload`;
  const { body, headers } = await writtenForm(form);
  const response = await fetch(path, { method: 'POST', headers: { token, ...headers }, body });
  return { status: response.status, body: await response.json() };
}
