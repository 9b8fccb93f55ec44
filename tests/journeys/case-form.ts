import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openPage, untilLive } from './open-page.ts';

/** The smallest picture there is. */
export const PICTURE = {
  name: '破损.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Wish {
  kind: string;
  reason: string;
  quantity?: number;
  picture?: boolean;
}

/** Fills the first line of the form. */
export async function wish(page: Page, { kind, reason, quantity, picture = false }: Wish): Promise<void> {
  await page.getByRole('checkbox', { name: /^选择第 1 行/ }).check();
  const line = page.getByRole('group', { name: /^第 1 行/ });
  await line.getByRole('radio', { name: kind, exact: true }).check();
  await line.getByRole('combobox', { name: '原因' }).selectOption({ label: reason });
  if (quantity !== undefined) {
    await line.getByRole('textbox', { name: /^数量/ }).fill(String(quantity));
    await line.getByRole('textbox', { name: /^数量/ }).press('Enter');
  }
  if (picture) {
    await line.getByLabel('上传图片或视频').setInputFiles(PICTURE);
    // Its name stands there from the beginning; it can be removed once the shop has it.
    await expect(line.getByRole('button', { name: `移除 ${PICTURE.name}` })).toBeVisible();
  }
}

/** Hands the form in and opens the case; answers its number. */
export async function handIn(page: Page): Promise<string> {
  const submit = page.getByRole('button', { name: '提交申请' });
  // Files that are on their way are waited for.
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await submit.click();
  await expect(page.getByRole('heading', { name: '售后申请已提交' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: '查看进度' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('SH');
  await untilLive(page);
  return /SH\d{12}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
}

/** A case as its buyer reads it. */
export const openCase = (page: Page, caseNo: string) =>
  openPage(page, `/user/transaction/afterSalesDetail.html?caseNo=${caseNo}`);

/** The goods go back by a carrier of the customer's own. */
export async function sendBack(page: Page, caseNo: string): Promise<void> {
  await openCase(page, caseNo);
  await page.getByRole('radio', { name: /^自行寄回/ }).check();
  await page.getByRole('textbox', { name: '运单号' }).fill(`YT${caseNo.slice(2)}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: '登记寄出' }).click();
  await expect(page.getByText('待仓库收货').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '打印退货标签' })).toBeVisible();
}
