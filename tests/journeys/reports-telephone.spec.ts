import { expect } from '@playwright/test';
import { asPerson } from './build-company.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { CATEGORY, DELIVERY, openCounted, orderedCompany, SPEND } from './report-pages.ts';
import { watchPage } from './watch-page.ts';

test('every part of the reports stands on a telephone, and is read on paper', async ({ page, newContext }) => {
  const { admin } = await orderedCompany(newContext);
  await asPerson(page.context(), admin);
  const complaints = watchPage(page);
  await openCounted(page, SPEND, 3);
  await page.setViewportSize({ width: 375, height: 800 });
  const tabs = ['prices', 'savings', 'budgets', 'approvals', 'quotes'].map((tab) => `${SPEND}?tab=${tab}`);
  for (const path of [SPEND, ...tabs, DELIVERY, CATEGORY]) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^数据截至/)).toBeVisible();
    await expectAccessible(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, Math.max(0, beyond)]).toEqual([path, 0]);
  }
  await openPage(page, SPEND);
  const table = page.getByRole('table', { name: /^按月采购金额/ });
  const heightOf = async () => (await table.boundingBox())?.height ?? 0;
  await expect(page.getByRole('button', { name: '打印' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  await expect(page.getByRole('search', { name: '筛选报表' })).toBeHidden();
  await expect.poll(heightOf).toBeGreaterThan(200);
  expect(complaints).toEqual([]);
});

test('on a telephone the numbers come first, their conditions wait behind a button', async ({ page, newContext }) => {
  const { admin } = await orderedCompany(newContext);
  await page.setViewportSize({ width: 375, height: 800 });
  await asPerson(page.context(), admin);
  await openCounted(page, `${SPEND}?tax=excl`, 3);
  const button = page.getByRole('button', { name: '筛选（已选 1 项）' });
  await expect(page.getByRole('button', { name: /^品牌/ })).toBeHidden();
  await button.click();
  await expect(page.getByRole('button', { name: /^品牌/ })).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
});
