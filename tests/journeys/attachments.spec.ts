import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { tinyPdf } from '../factories/tiny-pdf.ts';
import { asNewBuyer } from './build-company.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

/** Files as buyers hand them in: good ones go up and come down again, every other one is named with its reason. */
const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer();
const LONG = `${'长'.repeat(200)}.pdf`;

async function chosen() {
  const pdf = { name: LONG, mimeType: 'application/pdf', buffer: Buffer.from(tinyPdf()) };
  const drawing = { name: '其实是图片.pdf', mimeType: 'application/pdf', buffer: await picture() };
  const empty = { name: '空.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) };
  const large = { name: '大文件.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(20 * 1024 * 1024, 32) };
  return [pdf, drawing, drawing, empty, large];
}

/** What went up stands there by its true kind, two of one name beside each other; the rest is told line by line. */
async function attach(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(await chosen());
  const refused = page.getByRole('alert').filter({ hasText: '空.pdf' });
  await expect(refused).toContainText('空.pdf：文件是空的，请选择有内容的文件');
  await expect(refused).toContainText('大文件.pdf：超过 10 MB');
  await expect(page.getByText('其实是图片.png', { exact: true })).toHaveCount(2);
  await expect(page.getByText(/^长{100}\.pdf$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

/** The page of the document shows them, and hands them out whole. */
async function expectAttached(page: Page): Promise<void> {
  const files = page.getByRole('list', { name: '附件' }).first();
  await expect(files.getByRole('link', { name: '其实是图片.png' })).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('link', { name: /^长/ }).click(),
  ]);
  const content = await download.createReadStream();
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece as Buffer);
  expect(Buffer.concat(pieces)).toEqual(Buffer.from(tinyPdf()));
}

test('files go with an order and come down from its page', async ({ context, page }) => {
  const complaints = watchPage(page);
  await asNewBuyer(context);
  await openPage(page, `/orderConfirm.html?lines=${await findItem(page.request, 'M8 内六角')}:1`);
  await attach(page);
  await page.getByRole('button', { name: '移除 其实是图片.png' }).first().click();
  await expect(page.getByText('其实是图片.png', { exact: true })).toHaveCount(1);
  await page.locator('input[type=file]').setInputFiles((await chosen())[1] ?? []);
  await expect(page.getByText('其实是图片.png', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByText('订单提交成功')).toBeVisible();
  await page.goto((await page.locator('a[href*="orderDetail.html"]').first().getAttribute('href')) ?? '');
  await expectAttached(page);
  expect(complaints).toEqual([]);
});

test('files and what lines are wanted for go with an enquiry', async ({ context, page }) => {
  const complaints = watchPage(page);
  await asNewBuyer(context);
  await openPage(page, '/user/transaction/inquiryCreate.html');
  await page
    .getByRole('textbox', { name: '清单' })
    .fill('名称\t数量\t项目\t要求到货日期\n石墨垫片 DN50\t8\t技改\t2031/5/6');
  await page.getByRole('button', { name: '填入询价行' }).click();
  await expect(page.getByLabel('期望到货日')).toHaveValue('2031-05-06');
  await page.getByRole('textbox', { name: '需求部门' }).fill('一车间');
  await attach(page);
  await page.getByRole('button', { name: '提交询价' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('XJ');
  await untilLive(page);
  await expect(page.getByText(/部门 一车间 · 项目 技改/)).toBeVisible();
  await expect(page.getByText('2031-05-06')).toBeVisible();
  await expectAttached(page);
  expect(complaints).toEqual([]);
});

test('a file goes up beside a quote, and one that is none is refused beside its button', async ({ context, page }) => {
  await asNewBuyer(context);
  await openPage(page, `/quote.html?lines=${await findItem(page.request, 'M8 内六角')}:20`);
  await page.getByRole('button', { name: '提交报价申请' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('BJ');
  await untilLive(page);
  const [long, , , empty] = await chosen();
  await page.getByLabel('添加附件').setInputFiles(empty ?? []);
  await expect(page.getByRole('alert')).toContainText('文件是空的');
  await page.getByLabel('添加附件').setInputFiles(long ?? []);
  await expect(page.getByRole('link', { name: /^长{100}\.pdf/ })).toBeVisible();
});
