import { readFile } from 'node:fs/promises';
import { read } from '@e965/xlsx';
import { expect, type Page } from '@playwright/test';
import { besideShop } from './beside-database.ts';
import { asPerson, buildCompany, type Person } from './build-company.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type NewContext, test } from './journey.ts';
import { openPage } from './open-page.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

/** Files that are made beside lie in the download centre; what is asked for every month is sent by the calendar. */
const CENTRE = '/user/report/fileCenter.html';
const LOG = '/user/system/audit.html';
const MANY = 1_500;

const fillLog = ({ firmId, userId }: Person, rows: number) =>
  besideShop(
    `insert into audit_log (firm_id, user_id, action, object_type, object_id, after)
     select $1, $2, 'order.noted', 'order', 'SOMANY', '{"text":"到货前联系"}' from generate_series(1, $3::int)`,
    [firmId, userId, rows],
  );

async function pageOf(newContext: NewContext, person: Person): Promise<Page> {
  const context = await newContext();
  await asPerson(context, person);
  return context.newPage();
}

test('a large file is found in the download centre, and fetched there', async ({ page }) => {
  const complaints = watchPage(page);
  const { admin } = await buildCompany({ admin: { name: '严工', role: '管理员' } });
  await asPerson(page.context(), admin);
  await openPage(page, CENTRE);
  await expect(page.getByText('这里没有导出文件')).toBeVisible();
  await expectAccessible(page);
  await fillLog(admin, MANY);
  await openPage(page, `${LOG}?keyword=SOMANY`);
  await page.getByRole('button', { name: '导出 XLSX' }).click();
  // Whoever leaves before the shop has heard of it has asked for nothing.
  await expect(page.getByRole('button', { name: /取消导出|下载 操作日志/ })).toBeVisible();
  await openPage(page, CENTRE);
  const fetchFile = page.getByRole('button', { name: '下载 操作日志.xlsx' });
  await expect(fetchFile).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^可下载\(\d{4}-\d{2}-\d{2}到期\)$/)).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([page.waitForEvent('download'), fetchFile.click()]);
  expect(read(await readFile(await download.path())).Sheets.操作日志?.['!ref']).toBe(`A1:H${MANY + 1}`);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(fetchFile).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(wide).toBe(false);
  expect(complaints).toEqual([]);

  // What lay there when the page was opened is over when it is pressed: the reason is told, and the page says so.
  await besideShop(`update transfers set expires_at = now() - interval '1 minute' where firm_id = $1`, [admin.firmId]);
  await fetchFile.click();
  await expectTold(page, '文件已过期，请重新导出');
  await expect(page.getByText('已过期', { exact: true })).toBeVisible();
  await expect(fetchFile).toBeHidden();
});

test('what is set up for colleagues is theirs to see, and its maker’s to change', async ({ page, newContext }) => {
  const complaints = watchPage(page);
  const { admin, buyer } = await buildCompany({
    admin: { name: '严工', role: '管理员' },
    buyer: { name: '何工', role: '采购员' },
  });
  await asPerson(page.context(), admin);
  await openPage(page, `${LOG}?keyword=SOMANY`);
  await page.getByRole('button', { name: '定时发送' }).click();
  const dialog = page.getByRole('dialog', { name: '定时发送' });
  await dialog.getByRole('button', { name: '保存定时发送' }).click();
  await expect(dialog.getByText('请填写名称')).toBeVisible();
  await dialog.getByLabel('名称').fill('月度操作日志');
  await dialog.getByLabel('频率').selectOption('weekly');
  await dialog.getByLabel('星期').selectOption('5');
  await dialog.getByLabel('日期范围').selectOption('last30');
  await dialog.getByRole('checkbox', { name: /何工/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存定时发送' }).click();
  await expectTold(page, '定时发送已保存');

  await openPage(page, `${CENTRE}?view=schedules`);
  const row = page.getByRole('row', { name: /月度操作日志/ });
  await expect(row).toContainText('每周五 08:00');
  await expect(row).toContainText('近 30 天');
  await expect(row).toContainText('关键词：SOMANY');
  await expect(row).toContainText('何工');
  await row.getByRole('button', { name: '暂停 月度操作日志' }).click();
  await expect(row).toContainText('已暂停');
  await row.getByRole('button', { name: '恢复 月度操作日志' }).click();
  await expect(row).toContainText('进行中');
  await expectAccessible(page);

  const theirs = await pageOf(newContext, buyer);
  await openPage(theirs, `${CENTRE}?view=schedules`);
  const received = theirs.getByRole('row', { name: /月度操作日志/ });
  await expect(received).toContainText('严工 设置');
  await received.getByRole('button', { name: '不再接收 月度操作日志' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: '不再接收' }).click();
  await expect(theirs.getByText('还没有定时发送')).toBeVisible();

  await openPage(page, `${CENTRE}?view=schedules`);
  await page.getByRole('button', { name: '删除 月度操作日志' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除定时发送' }).click();
  await expect(page.getByText('还没有定时发送')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a report is sent by the calendar, over days that move, with its filter in words', async ({ page }) => {
  const complaints = watchPage(page);
  const { admin } = await buildCompany({ admin: { name: '严工', role: '管理员' } });
  await asPerson(page.context(), admin);
  await openPage(page, '/user/report/dataReport.html?tax=excl&basis=signed');
  await page.getByRole('button', { name: '定时发送' }).click();
  const dialog = page.getByRole('dialog', { name: '定时发送' });
  await expect(dialog.getByLabel('日期范围')).toHaveValue('lastMonth');
  await expect(dialog.getByRole('option', { name: '不限日期' })).toHaveCount(0);
  await dialog.getByLabel('名称').fill('采购月报');
  await dialog.getByRole('button', { name: '保存定时发送' }).click();
  await expectTold(page, '定时发送已保存');
  await openPage(page, `${CENTRE}?view=schedules`);
  const row = page.getByRole('row', { name: /采购月报/ });
  await expect(row).toContainText('报表明细');
  await expect(row).toContainText('按签收日计，未税');
  await expect(row).toContainText('上月');
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(row).toBeVisible();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-schedules-375.png` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(complaints).toEqual([]);
});
