import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { deskQuoteHref } from '../../src/business/paths/rules/public.ts';
import { tinyPdf } from '../factories/tiny-pdf.ts';
import { asNewBuyer } from './build-company.ts';
import { pageOf } from './desk-acts.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

/** Files as buyers hand them in: good ones go up and come down again, every other one is named with its reason. */
const PDF = { name: `${'长'.repeat(200)}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(tinyPdf()) };
const SCRIPT = { name: '安装.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ, and more') };
const EMPTY = { name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
const LARGE = { name: '大文件.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 * 1024 * 1024, 32) };
const KINDS = '附件支持 PDF、JPG、PNG、WebP、XLSX、DOCX 格式';

/** A picture that calls itself a paper: it is kept as what it is. */
async function misnamed() {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } });
  return { name: '其实是图片.pdf', mimeType: 'application/pdf', buffer: await plain.png().toBuffer() };
}

/** What went up stands there by its true kind, two of one name beside each other; the rest is told line by line. */
async function attach(page: Page): Promise<void> {
  const picture = await misnamed();
  await page.locator('input[type=file]').setInputFiles([PDF, picture, picture, SCRIPT, EMPTY, LARGE]);
  const refused = page.getByRole('alert').filter({ hasText: '空.pdf' });
  await expect(refused).toContainText('空.pdf：文件是空的，请选择有内容的文件');
  await expect(refused).toContainText(`安装.exe：${KINDS}`);
  await expect(refused).toContainText('大文件.pdf：超过 10 MB');
  await expect(page.getByText('其实是图片.png', { exact: true })).toHaveCount(2);
  await expect(page.getByText(/^长+\.pdf$/)).toBeVisible();
}

/** Nothing stands wider than the page, however long a name is. */
const expectFits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

/** What comes down is what went up, to the byte. */
async function expectDownload(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: /^长+\.pdf$/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(await readFile(await download.path())).toEqual(PDF.buffer);
}

test('files go with an order and come down from its page, on a telephone too', async ({ context, page }) => {
  const complaints = watchPage(page);
  await asNewBuyer(context);
  await page.setViewportSize({ width: 375, height: 800 });
  await openPage(page, `/orderConfirm.html?lines=${await findItem(page.request, 'M8 内六角')}:1`);
  await attach(page);
  await expectFits(page);
  await page.getByRole('button', { name: '移除 其实是图片.png' }).first().click();
  await expect(page.getByText('其实是图片.png', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: '提交订单' }).click();
  await page.getByRole('link', { name: '查看订单' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SO');
  await untilLive(page);
  await expect(page.getByRole('link', { name: '其实是图片.png' })).toHaveCount(1);
  await expectFits(page);
  await expectDownload(page);
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

test('files and what lines are wanted for go with an enquiry', async ({ context, page }) => {
  const complaints = watchPage(page);
  await asNewBuyer(context);
  await openPage(page, '/user/transaction/inquiryCreate.html');
  const list = '名称\t数量\t项目\t要求到货日期\n石墨垫片 DN50\t8\t技改\t2031/5/6';
  await page.getByRole('textbox', { name: '清单' }).fill(list);
  await page.getByRole('button', { name: '填入询价行' }).click();
  await expect(page.getByLabel('期望到货日')).toHaveValue('2031-05-06');
  await attach(page);
  await page.getByRole('button', { name: '提交询价' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('XJ');
  await untilLive(page);
  await expect(page.getByText(/项目 技改/)).toBeVisible();
  await expect(page.getByText(/2031-05-06/)).toBeVisible();
  await expect(page.getByRole('link', { name: '其实是图片.png' })).toHaveCount(2);
  await expectDownload(page);
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});

/** The desk sends what was asked for at the prices of the catalogue. */
async function sendQuote(desk: Page, quoteNo: string): Promise<void> {
  await openPage(desk, deskQuoteHref(quoteNo));
  await desk.getByRole('button', { name: '保存并发出' }).click();
  await expect(desk.getByRole('button', { name: '修改为新版本' })).toBeVisible();
}

test('a file goes up beside a quote, and one that is none is refused beside its button', async ({
  context,
  page,
  newContext,
}) => {
  const complaints = watchPage(page);
  await asNewBuyer(context);
  await openPage(page, `/quote.html?lines=${await findItem(page.request, 'M8 内六角')}:20`);
  await page.getByRole('button', { name: '提交报价申请' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('BJ');
  const { page: desk } = await pageOf(newContext, 'staff');
  await sendQuote(desk, /BJ\d{12}/.exec((await heading.textContent()) ?? '')?.[0] ?? '');

  await page.reload();
  await untilLive(page);
  await page.getByRole('button', { name: '议价' }).click();
  const chooser = page.locator('input[type=file]');
  const refusal = (hasText: string) => page.getByRole('alert').filter({ hasText });
  await chooser.setInputFiles(EMPTY);
  await expect(refusal('文件是空的，请选择有内容的文件')).toBeVisible();
  await chooser.setInputFiles(SCRIPT);
  await expect(refusal(KINDS)).toBeVisible();
  await chooser.setInputFiles(PDF);
  await expect(refusal(KINDS)).toBeHidden();
  await expectDownload(page);
  await desk.reload();
  await untilLive(desk);
  await expectDownload(desk);
  expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});
