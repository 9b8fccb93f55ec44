import { readFile } from 'node:fs/promises';
import { read } from '@e965/xlsx';
import { type Download, expect, type Page } from '@playwright/test';
import { besideShop } from './beside-database.ts';
import { asPerson, buildCompany, type Person } from './build-company.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

/** A small export is saved as soon as it is asked for; a large one is made beside, and the page tells how far it is. */
const LOG = '/user/system/audit.html';
/** More than is made while somebody waits, and so much that nobody is done with it before it is stopped. */
const [MANY, VERY_MANY] = [10_500, 60_000];

async function asAdministrator(page: Page): Promise<Person> {
  const { admin } = await buildCompany({ admin: { name: '严工', role: '管理员' } });
  await asPerson(page.context(), admin);
  return admin;
}

/** So many entries in the log of this person's company, each about this object. */
const fillLog = ({ firmId, userId }: Person, object: string, rows: number) =>
  besideShop(
    `insert into audit_log (firm_id, user_id, action, object_type, object_id, after)
     select $1, $2, 'order.noted', 'order', $3, '{"text":"到货前联系"}' from generate_series(1, $4::int)`,
    [firmId, userId, object, rows],
  );

async function rowsOf(download: Download): Promise<string | undefined> {
  expect(download.suggestedFilename()).toBe('操作日志.xlsx');
  return read(await readFile(await download.path())).Sheets.操作日志?.['!ref'];
}

test('a small export is saved at once', async ({ page }) => {
  const complaints = watchPage(page);
  await fillLog(await asAdministrator(page), 'SO1', 3);
  await openPage(page, LOG);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 XLSX' }).click(),
  ]);
  expect(await rowsOf(download)).toBe('A1:H4');
  await expect(page.getByRole('progressbar', { name: '操作日志导出进度' })).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a large export is made beside: it can be stopped, outlasts its page, and its file is fetched', async ({
  page,
}) => {
  const complaints = watchPage(page);
  const admin = await asAdministrator(page);
  await fillLog(admin, 'SOLARGE', VERY_MANY);
  await fillLog(admin, 'SOMANY', MANY);
  const progress = page.getByRole('progressbar', { name: '操作日志导出进度' });
  await openPage(page, `${LOG}?keyword=SOLARGE`);
  await page.getByRole('button', { name: '导出 XLSX' }).click();
  await expect(progress).toBeVisible();
  await page.getByRole('button', { name: '取消导出' }).click();
  await expectTold(page, '导出已取消');
  await expect(progress).toBeHidden();

  await openPage(page, `${LOG}?keyword=SOMANY`);
  await page.getByRole('button', { name: '导出 XLSX' }).click();
  await expect(page.getByRole('button', { name: /取消导出|下载 操作日志/ })).toBeVisible();
  await page.reload();
  await untilLive(page);
  const fetchFile = page.getByRole('button', { name: '下载 操作日志.xlsx' });
  await expect(fetchFile).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), fetchFile.click()]);
  expect(await rowsOf(download)).toBe(`A1:H${MANY + 1}`);
  // It was fetched: nothing waits for anybody any more.
  await expect(fetchFile).toBeHidden();
  expect(complaints).toEqual([]);
});
