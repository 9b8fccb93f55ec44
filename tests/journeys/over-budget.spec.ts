import { expect, type Page } from '@playwright/test';
import { asPerson, buildCompany } from './build-company.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

const CODE = 'WX-01';
const NAME = '维修费用';
const PHONE = { width: 375, height: 812 };
const WHY = '三号线停机，等不到下月额度';

/** A cost centre of 1 yuan a year that whoever answers for it has to agree to. */
async function setUpBudget(page: Page, ownerMemberId: bigint): Promise<void> {
  const rule = {
    frequency: 'year',
    limit: '1.00',
    startsOn: '2020-01-01',
    endsOn: null,
    overPolicy: 'approve',
    alertPercents: [],
    carryOver: false,
    enabled: true,
  };
  const fields = { code: CODE, name: NAME, parentId: null, departmentId: null, note: '', rules: [rule] };
  const answer = await page.request.post('/enterprise-service/budget/create', {
    data: { ...fields, ownerMemberId: String(ownerMemberId) },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

const overBudget = (page: Page) => page.getByRole('region', { name: '超出预算' });

/** Fills the checkout of one item for the cost centre, up to the question about its budget. */
async function beginOrder(page: Page, item: string): Promise<void> {
  await openPage(page, `/orderConfirm.html?lines=${item}:1`);
  await page.getByLabel('成本中心', { exact: true }).fill(CODE);
  await expect(overBudget(page)).toContainText(`成本中心“${CODE} ${NAME}”本年度预算超出 ¥`);
}

const submit = (page: Page) => page.getByRole('button', { name: '确认超出预算并提交' });

test('going over a budget is asked about beside the submit, and told wherever the order is', async ({
  newContext,
  page,
  context,
}) => {
  const { admin, buyer, head } = await buildCompany({
    admin: { name: '秦岚', role: '管理员' },
    buyer: { name: '何工', role: '采购员' },
    head: { name: '卫主任', role: '审批人' },
  });
  await asPerson(context, admin);
  await setUpBudget(page, head.memberId);
  const item = await findItem(page.request, 'M8 内六角');
  const shopping = await newContext();
  await asPerson(shopping, buyer);
  const desk = await shopping.newPage();
  const complaints = watchPage(desk);
  await beginOrder(desk, item);
  await expect(overBudget(desk)).toBeInViewport();
  await submit(desk).click();
  await expect(desk.getByText('请填写超出预算的原因')).toBeVisible();
  await desk.getByLabel('超出预算的原因').fill(WHY);
  await expectAccessible(desk);

  // Somebody else spends of the same budget before this order is sent.
  await beginOrder(page, item);
  await page.getByLabel('超出预算的原因').fill('备件');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  await submit(desk).click();
  await expect(desk.getByRole('alert').filter({ hasText: '预算刚有变化' })).toBeVisible();
  await expect(desk.getByLabel('超出预算的原因')).toHaveValue(WHY);
  await submit(desk).click();
  await expect(desk.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  await expect(overBudget(desk)).toContainText(`原因：${WHY}`);
  const orderNo = new URL(desk.url()).searchParams.get('orderNo') ?? '';
  await openPage(desk, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await expect(overBudget(desk)).toContainText(WHY);
  await expect(desk.getByText('确认超出预算')).toBeVisible();

  const office = await newContext();
  await asPerson(office, head);
  const todo = await office.newPage();
  await openPage(todo, '/approval.html');
  await todo.getByRole('link').filter({ hasText: 'M8' }).first().click();
  await expect(todo.getByText(WHY).or(todo.getByText('备件')).first()).toBeVisible();
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);

  await page.setViewportSize(PHONE);
  await openPage(page, '/user/system/costCenter.html');
  await expect(page.getByRole('row').filter({ hasText: NAME })).toContainText('超出 ¥');
  await expect(page.getByText(/^超出 ¥/).first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});
