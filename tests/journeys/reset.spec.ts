import { expect } from '@playwright/test';
import { asPerson, buildCompany } from './build-company.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { receiveCode } from './receive-message.ts';
import { watchPage } from './watch-page.ts';

const PASSWORD = 'kettle in the shed';

test('a forgotten password is replaced by a code, and every device is out', async ({ page, newContext }) => {
  const { owner } = await buildCompany({ owner: { name: '何工', role: '采购员' } });
  const elsewhere = await newContext();
  await asPerson(elsewhere, owner);
  const info = async () => (await elsewhere.request.post('/member-center/user/info', { data: {} })).status();
  expect(await info()).toBe(200);

  const complaints = watchPage(page);
  await openPage(page, '/login.html');
  await openPage(page, '/reset.html');
  await page.getByLabel('手机号或邮箱').fill(owner.userName);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('请输入 11 位手机号或完整的邮箱地址')).toBeVisible();
  await page.getByLabel('手机号或邮箱').fill(owner.phoneNumber);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL('/reset.html?step=2');

  const code = await receiveCode(page, owner.phoneNumber);
  await page.getByRole('textbox', { name: /^验证码/ }).fill(code);
  await page.getByRole('textbox', { name: '新密码' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: '确认密码' }).fill(PASSWORD);
  await page.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByRole('heading', { name: '密码已重置' })).toBeVisible();
  await expect(page).toHaveURL('/reset.html?step=3');
  expect(complaints).toEqual([]);
  expect(await info()).toBe(401);

  await page.getByRole('link', { name: '去登录' }).click();
  await page.getByRole('textbox', { name: '账号' }).fill(owner.phoneNumber);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('a step that was not reached cannot be opened by its address', async ({ page }) => {
  for (const step of [2, 3]) {
    await page.goto(`/reset.html?step=${step}`);
    await expect(page.getByRole('heading', { name: '找回密码' })).toBeVisible();
  }
});
