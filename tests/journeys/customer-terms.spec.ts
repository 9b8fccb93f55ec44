import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../db/seed/demo-firms.ts';
import { creditCodeCheck } from '../../src/business/tax-numbers/rules/public.ts';
import { buildAddress } from '../factories/build-address.ts';
import { besideShop, buildBeside } from './beside-database.ts';
import { pageOf } from './desk-acts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { receiveCode } from './receive-message.ts';
import { asBuyer, findItem } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

/** A company registers, asks for credit, is given it at the desk by two people, and buys on account. */
const PHONE = { width: 375, height: 812 };

/** A company nobody has registered yet: journeys run again and again on one shop. */
function newCompany() {
  const digits = String(randomInt(1e9)).padStart(9, '0');
  const first17 = `91310000${digits}`;
  return {
    name: `远帆泵阀制造 ${digits}有限公司`,
    creditCode: first17 + creditCodeCheck(first17),
    phone: `197${String(randomInt(1e8)).padStart(8, '0')}`,
  };
}
type NewCompany = ReturnType<typeof newCompany>;

/** Answers the name its administrator logs in with. */
async function register(page: Page, { name, creditCode, phone }: NewCompany): Promise<string> {
  await openPage(page, '/register.html');
  await page.getByRole('combobox', { name: '企业全称' }).fill(name);
  await page.getByLabel('统一社会信用代码').fill(creditCode);
  await page.getByLabel('联系人').fill('程远');
  await page.getByLabel('工作邮箱').fill(`${phone}@journey.example`);
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  const code = await receiveCode(page, phone);
  await page.getByRole('textbox', { name: /^验证码/ }).fill(code);
  await page.getByLabel('登录密码').fill(DEMO_PASSWORD);
  await page.getByLabel('确认密码').fill(DEMO_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '提交注册' }).click();
  await expect(page.getByText('的采购账号已开通')).toBeVisible();
  return phone;
}

async function applyForCredit(page: Page): Promise<void> {
  await openPage(page, '/user/system/company.html');
  const section = page.getByRole('region', { name: '授信与账期' });
  await expect(section.getByText('未开通')).toBeVisible();
  await section.getByRole('button', { name: '申请开通授信' }).click();
  const dialog = page.getByRole('dialog', { name: '申请开通授信' });
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog.getByText('请填写授信额度（元）').first()).toBeVisible();
  await dialog.getByLabel('授信额度（元）').fill('80,000');
  await dialog.getByLabel('申请说明').fill('每月采购约四万元，希望月结');
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(section.getByText('审核中')).toBeVisible();
}

async function grantAtDesk(page: Page, { name }: NewCompany): Promise<void> {
  await openPage(page, '/desk/customers.html?tab=applications');
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: '客户名称、编号或申请号' }))
    .first()
    .fill(name);
  await page.getByRole('button', { name: '查询' }).click();
  await page.getByRole('button', { name: `通过 ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `通过 ${name} 的授信申请` });
  await expect(dialog.getByText('需要另一位同事复核后生效')).toBeVisible();
  await dialog.getByRole('button', { name: '提交复核' }).click();
  await expect(dialog).toHaveCount(0);
}

async function agreeAtDesk(page: Page, { name }: NewCompany): Promise<void> {
  await openPage(page, '/desk/customers.html?tab=changes');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('授信额度：¥0.00 → ¥80,000.00');
  await row.getByRole('button', { name: `复核同意 ${name}` }).click();
  await expect(row).toHaveCount(0);
}

/** Orders one item on account, as the pages do it. */
async function buyOnAccount(page: Page): Promise<void> {
  const item = await findItem(page.request, 'M8 内六角');
  await openPage(page, `/orderConfirm.html?lines=${encodeURIComponent(`${item}:100`)}`);
  await page.getByRole('radio', { name: /账期支付/ }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
}

test('a company registers, is given credit by two people, and buys on account', async ({ page, newContext }) => {
  const complaints = watchPage(page);
  const company = newCompany();
  const userName = await register(page, company);
  await asBuyer(page.context(), userName);
  await applyForCredit(page);
  await expectAccessible(page);

  const clerk = await pageOf(newContext, 'staff');
  await grantAtDesk(clerk.page, company);
  // Who granted it is not the second person, and nobody outside hears of it yet.
  await openPage(clerk.page, '/desk/customers.html?tab=changes');
  await expect(clerk.page.getByRole('button', { name: `撤回 ${company.name}` })).toBeVisible();
  await expect(clerk.page.getByRole('button', { name: `复核同意 ${company.name}` })).toHaveCount(0);
  await openPage(page, '/user/system/company.html');
  await expect(page.getByRole('region', { name: '授信与账期' }).getByText('审核中')).toBeVisible();

  const second = await pageOf(newContext, 'staff2');
  await agreeAtDesk(second.page, company);
  await openPage(page, '/user/system/company.html');
  const section = page.getByRole('region', { name: '授信与账期' });
  await expect(section.getByText('已通过')).toBeVisible();
  await expect(section.getByText('¥80,000.00').first()).toBeVisible();

  const [person] = await besideShop<{ userId: string; firmId: string }>(
    `select m.user_id as "userId", m.firm_id as "firmId" from memberships m join users u on u.id = m.user_id
     where u.phone_number = $1`,
    [company.phone],
  );
  const owner = { userId: BigInt(person?.userId ?? 0), firmId: BigInt(person?.firmId ?? 0) };
  await buildBeside((db) => buildAddress(db, owner, { receiver: '程远', isDefault: true }));
  await buyOnAccount(page);

  await openPage(second.page, `/desk/customers.html?keyword=${encodeURIComponent(company.name)}`);
  await second.page.getByRole('link', { name: company.name }).click();
  await expect(second.page.getByRole('heading', { level: 1 })).toContainText(company.name);
  const account = second.page.getByRole('region', { name: '授信与账期' });
  await expect(account.getByText('¥80,000.00')).toBeVisible();
  await expect(second.page.getByRole('region', { name: '变更记录' })).toContainText('许静');
  await expectAccessible(second.page);
  await second.page.setViewportSize(PHONE);
  await expectAccessible(second.page);
  expect([...complaints, ...clerk.complaints, ...second.complaints]).toEqual([]);
});
