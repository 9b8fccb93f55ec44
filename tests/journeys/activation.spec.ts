import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { receiveMessage } from './receive-message.ts';
import { watchPage } from './watch-page.ts';

const MAIL = 'zhouting@huadong.example';
const PASSWORD = 'kettle on the hill';

const linkIn = (page: Page) => receiveMessage(page.request, MAIL, /(\/activation\.html\?code=[\w-]{43})/);

test('somebody invited comes in by the mail, once', async ({ page }) => {
  const complaints = watchPage(page);
  const link = await linkIn(page);
  await openPage(page, link);
  await expect(page.getByRole('heading', { name: '周婷，欢迎加入' })).toBeVisible();
  await expect(page.getByText('华东精密制造（苏州）有限公司')).toBeVisible();
  await expect(page, 'the code stays in no address').toHaveURL('/activation.html');

  await page.getByRole('link', { name: '设置密码' }).click();
  await expect(page.getByRole('heading', { name: '设置登录密码' })).toBeVisible();
  await expect(page).toHaveURL('/activation_psw.html');
  const [first, second] = [
    page.getByRole('textbox', { name: '登录密码' }),
    page.getByRole('textbox', { name: '确认密码' }),
  ];
  await first.fill('88888888');
  await second.fill('88888888');
  await page.getByRole('button', { name: '激活账号' }).click();
  await expect(page.getByRole('alert').getByText('这个密码太常见')).toBeVisible();
  await first.fill(PASSWORD);
  await second.fill(PASSWORD);
  await expect(page.getByText('密码强度：强')).toBeVisible();
  await page.getByRole('button', { name: '激活账号' }).click();
  await expect(page.getByRole('heading', { name: '账号已激活' })).toBeVisible();
  expect(complaints).toEqual([]);

  await page.getByRole('link', { name: '去登录' }).click();
  await page.getByRole('textbox', { name: '账号' }).fill(MAIL);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('周婷').first()).toBeVisible();

  await page.context().clearCookies();
  await openPage(page, link);
  await expect(page.getByRole('heading', { name: '激活链接已失效' })).toBeVisible();
  await expect(page).toHaveURL('/activation_failed.html');
  await page.getByRole('button', { name: '重新发送激活邮件' }).click();
  await expect(page.getByText('如果邀请仍然有效')).toBeVisible();
  expect(await linkIn(page), 'nothing is sent to somebody who is in').toBe(link);
});
