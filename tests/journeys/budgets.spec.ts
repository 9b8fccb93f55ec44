import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { asBuyer } from './shop-session.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

const CENTERS = '/user/system/costCenter.html';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function act(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole('button', { name: `更多 ${name}` }).click();
  await page.getByRole('menuitem', { name: label }).click();
}

test('a cost centre is made with its budget, changed, moved, closed and removed', async ({ page, context }) => {
  await asBuyer(context, 'admin2');
  const complaints = watchPage(page);
  await openPage(page, CENTERS);
  await expect(page.getByText('下级的支出同时计入上级的预算')).toBeVisible();
  await expect(rowOf(page, '一号产线')).toContainText('无限');
  await expectAccessible(page);

  await page.getByRole('link', { name: '新增成本中心' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新增成本中心' })).toBeVisible();
  await page.getByRole('button', { name: '保存成本中心' }).click();
  await expect(page.getByRole('alert').getByRole('button').first()).toBeVisible();
  const mark = String(Date.now()).slice(-8);
  const name = `模具车间 ${mark}`;
  await page.getByRole('textbox', { name: '编码' }).fill('坏编码');
  await page.getByRole('textbox', { name: '名称' }).fill(name);
  await expect(page.getByText('编码由字母、数字、点、横线组成').first()).toBeVisible();
  await page.getByRole('textbox', { name: '编码' }).fill(`MJ-${mark}`);
  await page.getByRole('textbox', { name: '规则 1 每期额度' }).fill('20000');
  await page.getByRole('button', { name: '添加额度规则' }).click();
  await page.getByRole('checkbox', { name: '规则 2 不限额' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存成本中心' }).click();
  await expect(rowOf(page, name)).toContainText('¥20,000.00');

  await page.getByRole('link', { name: `编辑 ${name}` }).click();
  await expect(page.getByRole('checkbox', { name: '规则 2 不限额' })).toBeChecked();
  await page.getByRole('textbox', { name: '规则 1 每期额度' }).fill('');
  await page.getByRole('button', { name: '移除规则 2' }).click();
  await page.getByRole('button', { name: '保存成本中心' }).click();
  // An empty limit is none: shown as 0 (specification 4).
  await expect(rowOf(page, name)).toContainText('¥0.00');

  await act(page, name, '移动到…');
  await page.getByRole('dialog').getByLabel('上级成本中心').selectOption({ label: '　CC1001 生产部' });
  await page.getByRole('dialog').getByRole('button', { name: '移动' }).click();
  await expectTold(page, '成本中心已移动');
  await page.getByRole('button', { name: '生产部的下级' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: '生产部的下级' }).click();
  await act(page, name, '停用');
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(rowOf(page, name)).toContainText('停用');
  await act(page, '生产部', '停用');
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('请先停用下级成本中心');
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
  await act(page, name, '删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
});

test('the statement lists what was booked, narrowed in the address, and is saved as a file', async ({
  page,
  context,
}) => {
  await asBuyer(context, 'admin2');
  const complaints = watchPage(page);
  await openPage(page, CENTERS);
  await page.getByRole('link', { name: '流水 生产部' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('预算流水');
  await page.getByRole('combobox', { name: '类型' }).selectOption('reserve');
  await expect(page).toHaveURL(/kind=reserve/);
  await expect(page.getByRole('row').nth(1)).toContainText('占用');
  await page.getByRole('list', { name: '预算周期' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/period=\d{4}-\d{2}-\d{2}/);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 XLSX' }).click();
  expect((await download).suggestedFilename()).toBe('预算流水 CC1001.xlsx');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/orderDetail\.html\?orderNo=SO/);
  expect(complaints).toEqual([]);
});

test('buyers see what is left of cost centres while they choose, and nothing else of budgets', async ({
  page,
  context,
}) => {
  await asBuyer(context, 'buyer2');
  const answer = await context.request.get('/enterprise-service/budget/choices');
  const { data } = (await answer.json()) as { data: { centers: Record<string, unknown>[] } };
  expect(Object.keys(data.centers[0] ?? {}).sort()).toEqual(['code', 'holder', 'left', 'limit', 'name']);
  expect((await context.request.get('/enterprise-service/budget/tree')).status()).toBe(403);
  await page.goto(CENTERS);
  await expect(page).toHaveURL(/user-center\.html/);
});
