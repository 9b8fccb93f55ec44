import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { asBuyer } from './shop-session.ts';

test('a sales account is told why a page is not for it, and which right an enquiry wants', async ({
  page,
  context,
}) => {
  await asBuyer(context, 'sales');
  for (const path of ['/user/system/audit.html', '/user/system/user.html', '/user/personal/delivery.html']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('销售账号不能进行此操作，请使用采购账号');
  }
  for (const path of ['inquiry.html', 'inquiryDetail.html?enquiryNo=XJ261122000001']) {
    await page.goto(`/user/transaction/${path}`);
    await expect(page.getByText('没有访问需求单管理的权限')).toBeVisible();
  }
});

test('an approver is offered nothing to buy and counts nothing that others pay for or confirm', async ({
  page,
  context,
}) => {
  await asBuyer(context, 'approver');
  await page.goto('/');
  await expect(page.getByText('当前账号没有提交订单的权限')).toBeVisible();
  await expect(page.getByRole('heading', { name: '快速下单' })).toHaveCount(0);
  const todos = page.getByRole('complementary', { name: '我的待办' });
  await expect(todos.getByText('待我审批')).toBeVisible();
  for (const words of ['待付款的订单', '待确认的报价', '再次采购']) await expect(page.getByText(words)).toHaveCount(0);
});

test('who hands something in finds it without the right to the page of approvals', async ({ page, context }) => {
  await asBuyer(context);
  await openPage(page, '/approval.html?box=mine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我提交的审批');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/approvalDetail\.html\?requestNo=/);
});
