import { expect, type Page } from '@playwright/test';
import { chooseOption } from './choose-option.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { asBuyer } from './shop-session.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

/** A company runs its own users: department, role, invitation, rights, freezing. Every name is new in each run. */
const stamp = Date.now().toString().slice(-8);

const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

test('an administrator sets up a department and a role, invites somebody, sees why they may, and freezes', async ({
  page,
  context,
}) => {
  await asBuyer(context, 'admin');
  const complaints = watchPage(page);
  const [department, role, person] = [`夜班组${stamp}`, `夜班采购${stamp}`, `赵夜${stamp}`];

  await openPage(page, '/user/system/org-edit.html');
  await page.getByLabel('部门名称').fill(department);
  await page.getByRole('button', { name: '保存部门' }).click();
  await expect(page.getByRole('heading', { name: department })).toBeVisible();
  await expectAccessible(page);

  await openPage(page, '/user/system/role-edit.html');
  await page.getByLabel('角色名称').fill(role);
  await page.getByRole('button', { name: '只读' }).click();
  await page.getByLabel('查找权限').fill('导出订单');
  await page.getByRole('checkbox', { name: '导出订单' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存角色' }).click();
  await expect(page.getByRole('row', { name: new RegExp(role) })).toContainText('交易管理');

  await openPage(page, '/user/system/user-edit.html');
  await page.getByLabel('姓名').fill(person);
  await page.getByLabel('邮箱').fill(`night${stamp}@huadong.example`);
  await chooseOption(page, page.getByRole('combobox', { name: /角色/ }), role);
  await page.getByRole('button', { name: '发送邀请' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(person) })).toBeVisible();
  await expect(page.getByText('尚未激活，激活后生效')).toBeVisible();
  await page.getByLabel('查找权限').fill('导出订单');
  await expect(page.getByText(new RegExp(`来自“${role}”，王芳`))).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: '撤回邀请' }).click();
  await dialog(page).getByRole('button', { name: '撤回邀请' }).click();
  await expect(page).toHaveURL(/user\.html/);
  await openPage(page, '/user/system/user.html?state=invited');
  await expect(page.getByText(person)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('freezing ends the session of the person, and enabling lets them in again', async ({
  page,
  context,
  newContext,
}) => {
  const theirs = await newContext();
  await asBuyer(theirs, 'luping');
  await asBuyer(context, 'admin');
  const frozen = async () => (await theirs.request.post('/member-center/user/info', { data: {} })).status();
  expect(await frozen()).toBe(200);
  await openPage(page, '/user/system/user.html?keyword=%E9%99%86%E8%90%8D');
  await page.getByRole('button', { name: '冻结 陆萍' }).click();
  await dialog(page).getByRole('button', { name: '冻结' }).click();
  await expectTold(page, '已冻结，登录已失效');
  expect(await frozen()).toBe(401);
  await page.getByRole('button', { name: '启用 陆萍' }).click();
  await dialog(page).getByRole('button', { name: '启用' }).click();
  await expect(page.getByRole('button', { name: '冻结 陆萍' })).toBeVisible();
  await asBuyer(theirs, 'luping');
  await theirs.close();
});

test('a group account administers users of its companies and sees no orders', async ({ page, context }) => {
  await asBuyer(context, 'group');
  const complaints = watchPage(page);
  await openPage(page, '/user/system/user.html');
  const company = page.getByLabel('管理的公司');
  await company.selectOption({ label: 'C100517 北方重型装备股份有限公司' });
  await expect(page.getByRole('link', { name: '陈静', exact: true })).toBeVisible();
  const menu = page.getByRole('navigation', { name: '用户中心' });
  await expect(menu.getByText('我的订单')).toHaveCount(0);
  await page.getByRole('link', { name: '陈静', exact: true }).click();
  await expect(page.getByRole('heading', { name: '为什么能 / 不能' })).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('whoever may not administer users is sent to the user center, which says why', async ({ page, context }) => {
  await asBuyer(context);
  for (const path of ['user.html', 'user-edit.html', 'user-detail.html?memberId=1', 'org.html', 'role-edit.html']) {
    await page.goto(`/user/system/${path}`);
    await expect(page).toHaveURL(/\/user\/user-center\.html\?refused=/);
    const words = path.startsWith('role') ? '没有访问角色管理的权限' : '没有访问用户管理的权限';
    await expect(page.getByText(words)).toBeVisible();
  }
});
