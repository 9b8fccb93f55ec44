import { expect, type Page } from '@playwright/test';
import type { NewContext } from './journey.ts';
import { openPage } from './open-page.ts';
import { asBuyer } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

/** A page of somebody else, with what it complains about. */
export async function pageOf(newContext: NewContext, userName: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await newContext();
  await asBuyer(context, userName);
  const page = await context.newPage();
  return { page, complaints: watchPage(page) };
}

/** One part of an order is taken in hand, found and handed to a carrier. */
async function sendPart(page: Page, part: string, waybill: string): Promise<void> {
  await page.getByRole('button', { name: `开始拣货 ${part}` }).click();
  await page.getByRole('button', { name: `全部拣齐 ${part}` }).click();
  await page.getByRole('button', { name: `发货 ${part}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `发货 ${part}` });
  await dialog.getByLabel('运单号').fill(waybill);
  await dialog.getByRole('button', { name: '确认发货' }).click();
  await expect(dialog).toHaveCount(0);
}

/** The desk sends an order, each part from where it lies; answers how many parts. */
export async function sendAtDesk(page: Page, orderNo: string): Promise<number> {
  await openPage(page, `/desk/orders.html?number=${orderNo}`);
  await page.getByRole('link', { name: orderNo }).click();
  await expect(page).toHaveURL(/desk\/orderDetail\.html/);
  const starts = page.getByRole('button', { name: /^开始拣货 分单/ });
  await expect(starts.first()).toBeVisible();
  const parts = await starts.count();
  for (let part = 1; part <= parts; part += 1) await sendPart(page, `分单 ${part}`, `SF${orderNo.slice(2)}${part}`);
  await expect(page.getByText('待收货').first()).toBeVisible();
  return parts;
}
