import { expect, type Page } from '@playwright/test';
import { issueToken } from '../../src/features/access/api/one-time-token-repo.ts';
import { besideShop, buildBeside } from './beside-database.ts';
import { asPerson, buildBuyerOfTwo, buildCompany, type Person } from './build-company.ts';
import { openedList } from './choose-option.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { expectTold } from './told.ts';

/** Several tabs, one browser: no tab acts for somebody it was not opened for, and nothing typed is lost (decision 0041). */
const NEW_ADDRESS = '/user/personal/delivery.html?edit=new';

async function chooseRegion(page: Page): Promise<void> {
  await page.getByLabel('省市区').click();
  for (const [column, name] of ['上海市', '上海市', '徐汇区'].entries()) {
    await openedList(page).locator('.ant-cascader-menu').nth(column).getByText(name, { exact: true }).click();
  }
}

async function fillAddress(page: Page, receiver: string): Promise<void> {
  await page.getByRole('textbox', { name: '收货人' }).fill(receiver);
  await page.getByRole('textbox', { name: '电话' }).fill('13800001234');
  await chooseRegion(page);
  await page.getByRole('textbox', { name: '详细地址' }).fill('漕溪北路 1 号');
}

const receiversAt = async ({ firmId }: { firmId: bigint }) => {
  const rows = await besideShop<{ receiver: string }>('select receiver from addresses where firm_id = $1', [firmId]);
  return rows.map(({ receiver }) => receiver);
};

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await untilLive(page);
  await page.getByRole('button', { name: from }).click();
  await Promise.all([page.waitForEvent('load'), page.getByRole('menuitem', { name: to }).click()]);
  await expect(page.getByRole('button', { name: to })).toBeVisible();
}

test('a tab of the first firm writes nothing into the second, says so and keeps what was typed', async ({
  page,
  context,
}) => {
  const { buyer, first, second, secondPlace } = await buildBuyerOfTwo();
  await asPerson(context, buyer);
  await openPage(page, NEW_ADDRESS);
  await fillAddress(page, '旧页面');
  const elsewhere = await context.newPage();
  await openPage(elsewhere, '/');
  await switchTo(elsewhere, first.name, second.name);

  await page.getByRole('button', { name: '保存地址' }).click();
  const notice = page.getByRole('alertdialog', { name: `此页面属于“${first.name}”` });
  await expect(notice).toContainText(`孙越 · ${second.name}`);
  await expect(notice.getByRole('button', { name: '重新载入' })).toBeVisible();
  expect(await receiversAt(second)).toEqual(['孙越']);

  await notice.getByRole('button', { name: `切换回${first.name}` }).click();
  await expect(notice).toBeHidden();
  await expectTold(page, '请重新提交');
  await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue('旧页面');
  await expect(page.getByRole('textbox', { name: '详细地址' })).toHaveValue('漕溪北路 1 号');
  await page.getByRole('button', { name: '保存地址' }).click();
  await expect(page.getByRole('row').filter({ hasText: '旧页面' })).toBeVisible();
  expect((await receiversAt(first)).toSorted()).toEqual(['孙越', '旧页面'].toSorted());
  expect(await receiversAt(secondPlace)).toEqual(['孙越']);
});

test('a tab that comes to the front with something typed tells instead of loading anew', async ({ page, context }) => {
  const { buyer, first, second } = await buildBuyerOfTwo();
  await asPerson(context, buyer);
  await openPage(page, NEW_ADDRESS);
  await page.getByRole('textbox', { name: '收货人' }).fill('填了一半');
  const elsewhere = await context.newPage();
  await openPage(elsewhere, '/');
  await switchTo(elsewhere, first.name, second.name);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const notice = page.getByRole('alertdialog', { name: `此页面属于“${first.name}”` });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('textbox', { name: '收货人' })).toHaveValue('填了一半');
});

test('two people one after the other: the page of the one who left acts for neither', async ({ page, context }) => {
  const { company, ...people } = await buildCompany({
    leaving: { name: '钱进', role: '采购员' },
    coming: { name: '周到', role: '采购员' },
  });
  await asPerson(context, people.leaving);
  await openPage(page, NEW_ADDRESS);
  await fillAddress(page, '钱进的地址');
  await asPerson(context, people.coming);
  await page.getByRole('button', { name: '保存地址' }).click();
  const notice = page.getByRole('alertdialog', { name: '此页面属于“钱进”' });
  await expect(notice).toContainText(`周到 · ${company.name}`);
  await expect(notice.getByRole('link', { name: '在新窗口登录' })).toBeVisible();
  expect((await receiversAt(company)).toSorted()).toEqual(['周到', '钱进'].toSorted());
  await expect(page.getByRole('textbox', { name: '收货人', includeHidden: true })).toHaveValue('钱进的地址');
});

const linkFor = ({ userId, memberId }: Person) =>
  buildBeside((db) => issueToken(db, 'login_link', { userId, membershipId: memberId }));

test('a login link asks before it replaces somebody, and goes on as either', async ({ page, context }) => {
  const { company, ...people } = await buildCompany({
    current: { name: '王建国', role: '采购员' },
    other: { name: '李四', role: '采购员' },
  });
  await asPerson(context, people.current);
  await page.goto(`/cart.html?token=${await linkFor(people.other)}`);
  await expect(page.getByRole('heading', { name: '换成链接中的账号？' })).toBeVisible();
  await expect(page.getByText('王*国')).toContainText(company.name);
  await expect(page.getByText('李*')).toContainText(company.name);
  await expect(page).toHaveURL('/cart.html');
  await page.getByRole('button', { name: '继续使用当前账号' }).click();
  await untilLive(page);
  await expect(page.getByText('王建国').first()).toBeVisible();

  await page.goto(`/cart.html?token=${await linkFor(people.other)}`);
  await page.getByRole('button', { name: '换成链接中的账号' }).click();
  await expect(page.getByText('李四').first()).toBeVisible();
  await expect(page).toHaveURL('/cart.html');
});

test('a login link that is good for nothing leaves who is logged in, and says so', async ({ page, context }) => {
  const { company, current } = await buildCompany({ current: { name: '王建国', role: '采购员' } });
  for (const token of ['x'.repeat(43), 'wrong']) {
    await page.goto(`/cart.html?token=${token}`);
    await expect(page.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', '/login.html?from=%2Fcart.html');
    await expect(page.getByRole('button', { name: '继续使用当前账号' })).toBeHidden();
  }
  await asPerson(context, current);
  for (const token of ['x'.repeat(43), 'wrong']) {
    await page.goto(`/cart.html?token=${token}`);
    await expect(page.getByRole('heading', { name: /^登录链接/ })).toBeFocused();
    await expect(page.getByText('王建国')).toContainText(company.name);
    await expect(page.getByRole('link', { name: '重新登录' })).toHaveAttribute('href', '/login.html?from=%2Fcart.html');
  }
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.getByRole('button', { name: '继续使用当前账号' }).click();
  await untilLive(page);
  await expect(page).toHaveURL('/cart.html');
  await expect(page.getByText('王建国').first()).toBeVisible();
});
