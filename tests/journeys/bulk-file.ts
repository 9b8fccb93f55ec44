import { utils, write } from '@e965/xlsx';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

interface Found {
  itemCode: string;
  orderUnit: string;
  packQuantity: number;
  baseUnit: string;
  moqSales: number;
  moqIncrement: number;
  obstacle: string | null;
}

export type Cells = (string | number)[];

/** Items that can be bought one by one, so that every quantity of these lists is in order. */
export async function freeItems(request: APIRequestContext, count: number): Promise<string[]> {
  const items: string[] = [];
  for (let pageNo = 1; items.length < count; pageNo += 1) {
    const data = { keyword: '轴承', pageNo, pageSize: 100 };
    const response = await request.post('/product-provider-v2/search/product', { data });
    const found = ((await response.json()) as { data: { items: Found[] } }).data.items;
    if (found.length === 0) throw new Error(`only ${items.length} items can be bought one by one`);
    const free = found.filter((item) => item.moqSales === 1 && item.moqIncrement === 1 && item.obstacle === null);
    items.push(...free.map(({ itemCode }) => itemCode));
  }
  return items.slice(0, count);
}

/** An item that comes by the box and can be bought box by box. */
export async function boxedItem(request: APIRequestContext): Promise<Found> {
  const response = await request.post('/product-provider-v2/search/product', {
    data: { keyword: '内六角螺钉', pageSize: 100 },
  });
  const found = ((await response.json()) as { data: { items: Found[] } }).data.items;
  const box = found.find((item) => item.packQuantity > 12 && item.moqSales === 1 && item.obstacle === null);
  if (!box) throw new Error('nothing comes by the box');
  return box;
}

const workbook = (rows: Cells[]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '采购清单');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};

/** Brings a file to the import page and waits until its rows are checked. */
export async function bring(page: Page, name: string, rows: Cells[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer: workbook(rows) });
  await expect(page).toHaveURL(/listNo=BL/);
  await expect(page.getByRole('button', { name: '加入购物车' })).toBeEnabled();
}
