import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import { type APIRequestContext, expect } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { boxedItem, bring, type Cells, freeItems } from './bulk-file.ts';
import { pageOf } from './desk-acts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { watchPage } from './watch-page.ts';

async function cartLines(request: APIRequestContext): Promise<Map<string, number>> {
  const response = await request.get('/cart-center/cart/list/enterprise');
  const { lines } = ((await response.json()) as { data: { lines: { skuCode: string; quantity: number }[] } }).data;
  return new Map(lines.map(({ skuCode, quantity }) => [skuCode, quantity]));
}

test('60 pasted rows are checked, kept over a reload, put right and added', async ({ page, context }) => {
  await asNewBuyer(context);
  const complaints = watchPage(page);
  const items = await freeItems(page.request, 58);
  const [first = '', second = ''] = items;
  const lines = [...items.map((item, at) => `${item}\t${(at % 3) + 1}`), `${first}\t5`, 'NO-SUCH-PART 3'];
  await openPage(page, '/batch-order.html');
  await page.getByLabel('清单', { exact: true }).fill(lines.join('\n'));
  await page.getByRole('button', { name: '录入 60 行' }).click();
  const sum = page.getByText(/将加入 59 行/);
  await expect(sum).toContainText('共 58 种商品');
  await page.reload();
  await expect(sum).toBeVisible();

  // From the keyboard: a new row after the last one, then away with it.
  const lastNote = page.getByLabel('第 61 行备注');
  // Only rows near the view exist, and the page grows as they are measured.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return lastNote.count();
    })
    .toBe(1);
  await lastNote.press('Enter');
  const added = page.getByLabel('第 62 行编码');
  await expect(added).toBeFocused();
  await added.fill(second);
  await added.press('Enter');
  await expect(page.getByLabel('第 62 行数量')).toBeFocused();
  await page.getByLabel('第 62 行数量').press('Alt+Delete');
  await expect(page.getByLabel('第 62 行编码')).toHaveCount(0);

  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车 59 行，1 行未加入')).toBeVisible();
  const inCart = await cartLines(page.request);
  expect(inCart.size).toBe(58);
  expect(inCart.get(first)).toBe(6);
  await expect(page.getByLabel('第 1 行编码')).toHaveValue('NO-SUCH-PART');
  expect(complaints).toEqual([]);
});

test('pieces of what comes by the box are counted out, and what does not come out even is asked for', async ({
  page,
  context,
}) => {
  await asNewBuyer(context);
  const complaints = watchPage(page);
  const { itemCode, orderUnit, packQuantity, baseUnit } = await boxedItem(page.request);
  await openPage(page, '/batch-order.html');
  const written = `${itemCode}\t${2 * packQuantity}${baseUnit}\n${itemCode}\t1打`;
  await page.getByLabel('清单', { exact: true }).fill(written);
  await page.getByRole('button', { name: '录入 2 行' }).click();
  await expect(page.getByText(`= 2 ${orderUnit}（${packQuantity} ${baseUnit}/${orderUnit}）`)).toBeVisible();
  await expect(page.getByText('1 行请确认后再加入')).toBeVisible();
  const sum = page.getByRole('status').filter({ hasText: '将加入' });
  await expect(sum).toContainText('将加入 1 行，共 1 种商品');
  await page.getByRole('button', { name: `按 1 ${orderUnit}` }).click();
  await expect(sum).toContainText('将加入 2 行，共 1 种商品');
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车 2 行')).toBeVisible();
  expect((await cartLines(page.request)).get(itemCode)).toBe(3);

  // The first page reads lists by the same rule, says first what stayed out, and takes the answer there.
  await openPage(page, '/');
  await page
    .getByLabel('编码与数量，每行一个')
    .fill(`${itemCode} ${packQuantity}${baseUnit}\n${itemCode} 2箱\nNO-SUCH-PART 1`);
  await page.getByRole('button', { name: '校验并加入' }).click();
  await expect(page.getByText('2 行未加入')).toBeVisible();
  expect((await cartLines(page.request)).get(itemCode)).toBe(4);
  await page.getByLabel(`第 1 行数量（${orderUnit}）`).fill('5');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('2 行已加入购物车')).toBeVisible();
  expect((await cartLines(page.request)).get(itemCode)).toBe(9);
  await expect(page.getByLabel('编码与数量，每行一个')).toHaveValue('NO-SUCH-PART\t1');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a file of 800 rows is brought, its errors come back, are put right and brought again', async ({
  page,
  context,
}) => {
  await asNewBuyer(context);
  const complaints = watchPage(page);
  const items = await freeItems(page.request, 200);
  const wrong = (at: number) => at % 40 === 7;
  const rows = Array.from(
    { length: 800 },
    (_, at): Cells => [wrong(at) ? `GONE-${at}` : (items[at % 200] ?? ''), 1, `第${at}条`],
  );
  await openPage(page, '/batch-import.html');
  await bring(page, '十一月.xlsx', [['采购申请'], ['订货号', '采购数量', '用途说明'], ...rows]);
  const tabs = page.getByRole('navigation', { name: '按结果筛选' });
  await expect(tabs).toContainText('全部800');
  await expect(tabs).toContainText('正常780');
  await expect(tabs).toContainText('错误20');
  await tabs.getByRole('link', { name: /错误/ }).click();
  await expect(page).toHaveURL(/show=error/);
  await expect(page.getByText('没有找到“GONE-7”，请检查编码或型号')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载未通过的 20 行' }).click();
  const book = read(await readFile(await (await download).path()));
  const [sheet] = Object.values(book.Sheets);
  const errors = sheet ? utils.sheet_to_json<Cells>(sheet, { header: 1 }) : [];
  expect(errors[0]).toEqual(['订货号', '采购数量', '用途说明', '结果']);
  expect(errors).toHaveLength(21);

  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车 780 行，20 行未加入')).toBeVisible();
  const before = await cartLines(page.request);
  expect([...before.values()].reduce((sum, quantity) => sum + quantity, 0)).toBe(780);

  await page.getByRole('button', { name: '导入另一个文件' }).click();
  const [header = [], ...lost] = errors;
  await bring(page, '十一月-改正.xlsx', [header, ...lost.map((row, at): Cells => [items[at] ?? '', ...row.slice(1)])]);
  await expect(page.getByRole('navigation', { name: '按结果筛选' })).toContainText('正常20');
  await page.getByRole('button', { name: '加入购物车' }).click();
  await expect(page.getByText('已加入购物车 20 行')).toBeVisible();
  const after = await cartLines(page.request);
  expect([...after.values()].reduce((sum, quantity) => sum + quantity, 0)).toBe(800);
  expect(complaints).toEqual([]);
});

test('what a pasted list has that nobody sells becomes an enquiry: kept as a draft, gone on with, sent to the desk', async ({
  page,
  context,
  newContext,
}) => {
  await asNewBuyer(context);
  const complaints = watchPage(page);
  const [first = '', second = ''] = await freeItems(page.request, 2);
  await openPage(page, '/batch-order.html');
  const list = [`${first}\t2`, 'UNKNOWN-4711\t5\tMAT-77\t急用', `${second}\t1`, '非标石墨垫片 3'];
  await page.getByLabel('清单', { exact: true }).fill(list.join('\n'));
  await page.getByRole('button', { name: '录入 4 行' }).click();
  await expect(page.getByRole('button', { name: '整单询价' })).toBeEnabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: '这 2 行转询价' }).click();

  await expect(page).toHaveURL(/inquiryCreate\.html\?enquiryNo=XJ\d{12}/);
  const names = page.getByRole('textbox', { name: '品名、规格' });
  await expect(names).toHaveCount(2);
  await untilLive(page);
  await expect(names.first()).toHaveValue('UNKNOWN-4711');
  await expect(names.last()).toHaveValue('非标石墨垫片');
  await expect(page.getByRole('textbox', { name: '数量' }).first()).toHaveValue('5');
  await expect(page.getByRole('textbox', { name: '客户物料编码' }).first()).toHaveValue('MAT-77');
  await page.getByRole('textbox', { name: '品牌' }).last().fill('华密');
  await expect(page.getByText(/^草稿已保存/)).toBeVisible();
  await expectAccessible(page);
  const enquiryNo = /XJ\d{12}/.exec(page.url())?.[0] ?? '';

  // Left, found again among the drafts, and as it was.
  await openPage(page, '/user/transaction/inquiry.html?tab=draft');
  await expectAccessible(page);
  await page.getByRole('link', { name: `继续填写 ${enquiryNo}` }).click();
  await expect(page.getByRole('textbox', { name: '品牌' }).last()).toHaveValue('华密');
  const { page: seen } = await pageOf(newContext, 'staff');
  await openPage(seen, `/desk/enquiries.html?tab=all&keyword=${enquiryNo}`);
  await expect(seen.getByText('这里没有询价单')).toBeVisible();

  await page.getByRole('button', { name: '提交询价' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(enquiryNo);
  await expect(page.getByText('待受理')).toBeVisible();
  await openPage(seen, `/desk/enquiries.html?keyword=${enquiryNo}`);
  await seen.getByRole('button', { name: enquiryNo, exact: true }).click();
  await expect(seen.getByText('非标石墨垫片').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
