import { expect } from '@playwright/test';
import { asNewBuyer, asPerson, buildCompany } from './build-company.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import {
  CATEGORY,
  DELIVERY,
  fenOf,
  numberOf,
  openCounted,
  orderedCompany,
  panelOf,
  rowsOf,
  SPEND,
  sumOf,
} from './report-pages.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

test('a number is the sum of its lines, which stand in the address and lead to the orders', async ({
  page,
  newContext,
}) => {
  const { admin } = await orderedCompany(newContext);
  await asPerson(page.context(), admin);
  const complaints = watchPage(page);
  await openCounted(page, SPEND, 3);
  const amount = await numberOf(page, '采购金额').innerText();
  const parts = rowsOf(page, '按部门的采购金额').getByRole('button', { name: /^¥/ });
  expect(fenOf(await parts.first().innerText())).toBe(fenOf(amount));

  await numberOf(page, '采购金额').click();
  await expect(panelOf(page)).toContainText(`采购金额合计 ${amount}`);
  await expect(rowsOf(page, '采购金额明细')).toHaveCount(3);
  const cells = await rowsOf(page, '采购金额明细').locator('strong').allInnerTexts();
  expect(sumOf(cells)).toBe(fenOf(amount));
  await expectAccessible(page);

  await page.reload();
  await untilLive(page);
  await expect(panelOf(page)).toContainText(`采购金额合计 ${amount}`);
  await expect(panelOf(page).getByRole('heading')).toBeInViewport();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panelOf(page).getByRole('button', { name: '导出明细' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^报表明细 .*\.xlsx$/);
  await page.goBack();
  await expect(panelOf(page)).toBeHidden();
  await page.goForward();
  await rowsOf(page, '采购金额明细').first().getByRole('link').click();
  await expect(page).toHaveURL(/orderDetail\.html\?orderNo=SO/);
  expect(complaints).toEqual([]);
});

test('what a chart shows stands in a table beside it, and each number of it opens its lines', async ({
  page,
  newContext,
}) => {
  const { admin } = await orderedCompany(newContext);
  await asPerson(page.context(), admin);
  const complaints = watchPage(page);
  await openCounted(page, SPEND, 3);
  const amount = await numberOf(page, '采购金额').innerText();
  await expect(page.getByRole('img', { name: /^按月采购金额/ }).locator('svg')).toBeVisible();
  await page.getByRole('button', { name: '看表格' }).click();
  const months = rowsOf(page, '按月采购金额（含税金额）');
  await expect(months).toHaveCount(12);
  // Whatever day it is: the month of the orders.
  await months.filter({ hasText: amount }).getByRole('button').first().click();
  await expect(panelOf(page)).toContainText(`采购金额合计 ${amount}`);
  await expect(page).toHaveURL(/showFrom=\d{4}-\d{2}-01/);
  await page.getByRole('button', { name: '收起明细' }).click();
  await expect(panelOf(page)).toBeHidden();
  await page.getByRole('button', { name: '采购金额的口径' }).click();
  await expect(page.getByRole('dialog', { name: '采购金额的口径' })).toContainText('按下单日计');
  expect(complaints).toEqual([]);
});

test('the filter stays in the address over a reload and back, and is kept under a name for the company', async ({
  page,
  newContext,
}) => {
  const { admin, buyer } = await orderedCompany(newContext);
  await asPerson(page.context(), admin);
  const complaints = watchPage(page);
  await openCounted(page, SPEND, 3);
  await page.getByRole('button', { name: /^时间/ }).click();
  await page.getByRole('dialog', { name: '时间' }).getByRole('button', { name: '近 30 天' }).click();
  await expect(page).toHaveURL(/range=days30/);
  await page.getByRole('button', { name: /^比较/ }).click();
  await page.getByRole('menuitem', { name: '不比较' }).click();
  await expect(page).toHaveURL(/compare=none/);
  await page.getByRole('button', { name: /^品牌/ }).click();
  await page.getByRole('dialog', { name: '品牌' }).getByRole('checkbox').first().check();
  await page.getByRole('dialog', { name: '品牌' }).getByRole('button', { name: /^确定/ }).click();
  await expect(page).toHaveURL(/brands=\d+/);
  await page.reload();
  await untilLive(page);
  await expect(page.getByRole('button', { name: /^时间/ })).toContainText('近 30 天');
  await expect(page.getByRole('button', { name: /^比较/ })).toContainText('不比较');
  await expectAccessible(page);

  await page.getByRole('button', { name: '筛选方案' }).click();
  await page.getByRole('menuitem', { name: '保存为新的方案' }).click();
  await page.getByRole('alertdialog').getByLabel('名称').fill('月度例会');
  await page.getByRole('checkbox', { name: /公司同事也能使用/ }).check();
  await page.getByRole('button', { name: '保存方案' }).click();
  await expect(page.getByRole('button', { name: '月度例会' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/brands=/);
  await expect(page.getByRole('button', { name: /^比较/ })).toContainText('不比较');
  await page.goBack();
  await expect(page.getByRole('button', { name: /^比较/ })).toContainText('上年同期');

  // A colleague finds it, and sees through it what is his to see.
  const other = await newContext();
  await asPerson(other, buyer);
  const theirs = await other.newPage();
  await openPage(theirs, SPEND);
  await theirs.getByRole('button', { name: '筛选方案' }).click();
  await theirs.getByRole('menuitem', { name: '月度例会（严工）' }).click();
  await expect(theirs).toHaveURL(/range=days30&compare=none|compare=none&range=days30/);
  await theirs.getByRole('button', { name: '月度例会' }).click();
  await expect(theirs.getByRole('menuitem', { name: /删除/ })).toBeHidden();

  await page.goForward();
  await expect(page).toHaveURL(/compare=none/);
  await page.goForward();
  await page.getByRole('button', { name: '月度例会' }).click();
  await page.getByRole('menuitem', { name: /删除/ }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expectTold(page, '筛选方案已删除');
  expect(complaints).toEqual([]);
});

test('categories are gone through from the top to the lines and back', async ({ page, newContext }) => {
  const { admin } = await orderedCompany(newContext);
  await asPerson(page.context(), admin);
  const complaints = watchPage(page);
  await openCounted(page, CATEGORY, 3);
  const top = rowsOf(page, '分类占比').first();
  const name = (await top.getByRole('link').innerText()).trim();
  const amount = await top.getByRole('button', { name: /^¥/ }).first().innerText();
  await top.getByRole('link').click();
  await expect(page.getByRole('heading', { name: `${name}的下级分类` })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '分类层级' })).toContainText(name);
  const total = rowsOf(page, '分类占比').last();
  await expect(total).toContainText(amount);
  await total.getByRole('button', { name: amount }).first().click();
  await expect(panelOf(page)).toContainText(`采购金额合计 ${amount}`);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: '分类层级' }).getByRole('link', { name: '全部分类' }).click();
  await expect(page.getByRole('heading', { name: '一级分类' })).toBeVisible();
  await expect(panelOf(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('who sees only his own orders gets only their figures; who has no right is led away', async ({
  page,
  newContext,
}) => {
  const { admin, buyer } = await orderedCompany(newContext);
  await asPerson(page.context(), buyer);
  await openCounted(page, SPEND, 2);
  await expect(page.getByText(/范围：本人/)).toBeVisible();
  const own = fenOf(await numberOf(page, '采购金额').innerText());
  const wide = await newContext();
  await asPerson(wide, admin);
  const whole = await wide.newPage();
  await openCounted(whole, SPEND, 3);
  await expect(whole.getByText(/范围：全公司/)).toBeVisible();
  expect(fenOf(await numberOf(whole, '采购金额').innerText())).toBeGreaterThan(own);

  const plain = await newContext();
  await asNewBuyer(plain);
  const refused = await plain.newPage();
  for (const path of [SPEND, DELIVERY, CATEGORY]) {
    await refused.goto(path);
    await expect(refused).toHaveURL(/user-center\.html/);
  }
});

test('a company without orders is told so, and its administrator sets the day months are closed on', async ({
  page,
}) => {
  const { admin } = await buildCompany({ admin: { name: '严工', role: '管理员' } });
  await asPerson(page.context(), admin);
  const complaints = watchPage(page);
  for (const path of [SPEND, CATEGORY, DELIVERY]) {
    await openPage(page, path);
    await expect(page.getByText('还没有可统计的订单')).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: '结账日 5 日' }).click();
  await page.getByLabel('上月报表在哪一天结账').selectOption('8');
  await page.getByRole('button', { name: '保存结账日' }).click();
  await expect(page.getByRole('button', { name: '结账日 8 日' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('an old address that names what is gone still opens its page, and a part says what it does not look at', async ({
  page,
  newContext,
}) => {
  const { admin } = await orderedCompany(newContext);
  await asPerson(page.context(), admin);
  const complaints = watchPage(page);
  await openCounted(page, SPEND, 3);
  await openPage(page, `${CATEGORY}?parent=999999&compare=none&show=amount&showBy=category&showKey=999999`);
  await expect(page).toHaveURL(/category\.html\?compare=none$/);
  await expect(rowsOf(page, '分类占比').first()).toBeVisible();

  await openPage(page, `${SPEND}?departments=999999`);
  await expect(page.getByRole('button', { name: /^部门/ })).toContainText('已不存在或没有订单');

  await openPage(page, `${SPEND}?tab=budgets&brands=1`);
  const bar = page.getByRole('search', { name: '筛选报表' });
  await expect(bar).toContainText('这里的数字不按品牌筛选');
  await expect(bar.getByRole('button', { name: /^成本中心/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: /^(比较|品牌|分类|部门)/ })).toHaveCount(0);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
