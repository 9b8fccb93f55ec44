import { expect } from '@playwright/test';
import { besideShop } from './beside-database.ts';
import { asPerson, buildCompany } from './build-company.ts';
import { type NewContext, test } from './journey.ts';
import { openPage } from './open-page.ts';
import { receiveMessage } from './receive-message.ts';
import { ask } from './signed-goods.ts';
import { watchPage } from './watch-page.ts';

const PASSWORD = 'kettle on the hill';

/** An administrator invites somebody nobody knows; the letter is new, and still among those the inbox keeps. */
async function invite(newContext: NewContext) {
  const { admin, company } = await buildCompany({ admin: { name: '严工', role: '管理员' } });
  const context = await newContext();
  await asPerson(context, admin);
  const email = `zhouting.${admin.userName}@journey.example`;
  const roles = await besideShop<{ id: string }>('select id from roles where firm_id = $1', [String(admin.firmId)]);
  const place = { departmentId: null, jobTitle: '采购', dataScope: 'self', approves: false, amountLimit: null };
  const roleIds = roles.map(({ id }) => String(id));
  await ask(context.request, '/member-center/members/invite', { name: '周婷', email, roleIds, ...place });
  return { company, email };
}

test('somebody invited comes in by the mail, once', async ({ page, newContext }) => {
  const complaints = watchPage(page);
  const { company, email } = await invite(newContext);
  const linkIn = () => receiveMessage(page.request, email, /(\/activation\.html\?code=[\w-]{43})/);
  const link = await linkIn();
  await openPage(page, link);
  await expect(page.getByRole('heading', { name: '周婷，欢迎加入' })).toBeVisible();
  await expect(page.getByText(company.name)).toBeVisible();
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
  await page.getByRole('textbox', { name: '账号' }).fill(email);
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
  expect(await linkIn(), 'nothing is sent to somebody who is in').toBe(link);
});
