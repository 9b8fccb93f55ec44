import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../db/seed/demo-firms.ts';
import { buildBuyerOfTwo, buildCompany } from './build-company.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { asBuyer } from './shop-session.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

const DAY = 86_400;

async function submit(page: Page, userName: string, password: string): Promise<void> {
  await page.getByLabel('账号').fill(userName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const refusal = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });
const picture = (page: Page) => page.getByRole('img', { name: /位字母或数字的图片/ });

/** The session's cookie; expiry in days from now, −1 when it ends with the browser. */
async function sessionCookie(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 't');
  if (!cookie) throw new Error('no session cookie');
  return { ...cookie, days: cookie.expires < 0 ? -1 : (cookie.expires - Date.now() / 1000) / DAY };
}

test.describe('password login', () => {
  test('says the same of a wrong password and of an unknown account', async ({ page }) => {
    const { known } = await buildCompany({ known: { name: '何工', role: '采购员' } });
    await openPage(page, '/login.html');
    for (const name of [known.userName, 'nobody-of-that-name']) {
      await submit(page, name, 'not-the-password');
      await expect(refusal(page, '用户名或密码不正确')).toBeVisible();
      await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
    }
  });

  test('asks for a picture after three wrong ones, and lets nobody past it', async ({ page }) => {
    const { attacked } = await buildCompany({ attacked: { name: '何工', role: '采购员' } });
    await openPage(page, '/login.html?from=%2Fcart.html');
    for (const wrong of ['first-guess', 'second-guess', 'third-guess']) {
      await expect(picture(page)).toBeHidden();
      await submit(page, attacked.userName, wrong);
      // The button had the focus: the form gives it back once it has taken in the answer.
      await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
    }
    await expect(picture(page)).toBeVisible();

    await submit(page, attacked.userName, DEMO_PASSWORD);
    await expect(refusal(page, '请输入图中字符')).toBeVisible();
    const data = { userName: attacked.userName, password: DEMO_PASSWORD };
    expect((await page.request.post('/member-center/user/login', { data })).status()).toBe(422);

    await page.reload();
    await untilLive(page);
    await submit(page, attacked.userName, DEMO_PASSWORD);
    await expect(refusal(page, '请先完成图形验证码')).toBeVisible();
    await expect(picture(page)).toBeVisible();
    await expect(page).toHaveURL('/login.html?from=%2Fcart.html');

    await page.getByLabel('账号').fill('buyer2');
    await expect(picture(page)).toBeHidden();
    await submit(page, 'buyer2', DEMO_PASSWORD);
    await expect(page).toHaveURL('/cart.html');
  });

  test('leads back to path and query, and to no other site', async ({ page }) => {
    const complaints = watchPage(page);
    await openPage(page, '/user/transaction/order.html?tab=to_pay');
    await expect(page).toHaveURL(`/login.html?from=${encodeURIComponent('/user/transaction/order.html?tab=to_pay')}`);
    await submit(page, 'buyer', DEMO_PASSWORD);
    await expect(page).toHaveURL('/user/transaction/order.html?tab=to_pay');
    expect(complaints).toEqual([]);
    await page.context().clearCookies();
    await openPage(page, `/login.html?from=${encodeURIComponent('//evil.example/')}`);
    await submit(page, 'buyer', DEMO_PASSWORD);
    await expect(page).toHaveURL('/');
  });

  test('keeps the session for as long as was asked for, out of reach of scripts', async ({ page, context }) => {
    await openPage(page, '/login.html');
    await submit(page, 'buyer', DEMO_PASSWORD);
    await expect(page).toHaveURL('/');
    expect(await sessionCookie(context)).toMatchObject({ days: -1, httpOnly: true, sameSite: 'Lax', path: '/' });
    await context.clearCookies();
    await openPage(page, '/login.html');
    await page.getByLabel('14 天内记住我').check();
    await submit(page, 'buyer', DEMO_PASSWORD);
    await expect(page).toHaveURL('/');
    const { days, httpOnly } = await sessionCookie(context);
    expect(httpOnly).toBe(true);
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThanOrEqual(30);
  });

  test('tells a person of two companies which one is current, and where else the account is open', async ({
    page,
    request,
  }) => {
    const { userName } = (await buildBuyerOfTwo()).buyer;
    const data = { userName, password: DEMO_PASSWORD };
    expect((await request.post('/member-center/user/login', { data })).status()).toBe(200);
    await openPage(page, '/login.html');
    await submit(page, userName, DEMO_PASSWORD);
    await expectTold(page, /^当前公司：.+，可在左上角切换$/);
    // Midnight may lie between the two.
    await expectTold(page, /^该账号还在 .+（(今天|昨天) \d\d:\d\d）.*登录\s*查看登录设备$/);
  });
});

test.describe('the login page', () => {
  test('keeps its tab in the address and the number on both tabs', async ({ page }) => {
    const complaints = watchPage(page);
    await openPage(page, '/login.html?from=%2Fcart.html');
    await page.getByLabel('账号').fill('19900010001');
    await page.getByRole('link', { name: '短信登录' }).click();
    await expect(page.getByLabel('手机号')).toHaveValue('19900010001');
    await expect(page).toHaveURL('/login.html?tab=sms&from=%2Fcart.html');
    await page.reload();
    await expect(page.getByLabel('手机号')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('sends a code only after a picture', async ({ page }) => {
    await openPage(page, '/login.html?tab=sms');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(refusal(page, '请输入 11 位手机号')).toBeVisible();
    await page.getByLabel('手机号').fill('19900010001');
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByRole('dialog', { name: '请完成图形验证' }).locator(picture(page))).toBeVisible();
  });

  test('knows who is logged in already', async ({ page, context }) => {
    await asBuyer(context);
    await openPage(page, '/login.html?from=%2Fcart.html');
    await expect(page.getByRole('heading', { name: '您已登录：李敏 · 华东精密制造' })).toBeVisible();
    await page.getByRole('button', { name: '换个账号登录' }).click();
    await expect(page.getByLabel('账号')).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: '继续使用' }).click();
    await expect(page).toHaveURL('/cart.html');
  });

  test('answers to its second name and forgets what an enterprise stored', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'ent_token', value: 'old', url: baseURL ?? '' }]);
    await openPage(page, '/login?from=%2Fcart.html');
    await expect(page).toHaveURL('/login.html?from=%2Fcart.html');
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name.startsWith('ent_'))).toBe(false);
  });

  test('shows and hides the password', async ({ page }) => {
    await openPage(page, '/login.html');
    const password = page.getByLabel('密码', { exact: true });
    await password.fill('Some-2026-secret');
    await page.getByRole('button', { name: '显示密码' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: '隐藏密码' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });
});

test('logout lands on the login page, and Back shows nothing private', async ({ page, context }) => {
  await asBuyer(context);
  await openPage(page, '/cart.html');
  await openPage(page, '/user/transaction/order.html');
  await expect(page.getByText('您好，李敏')).toBeVisible();
  await page.getByRole('button', { name: '退出', exact: true }).click();
  await expect(page).toHaveURL('/login.html');
  await expect(page.getByLabel('账号')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/login.html?from=%2Fcart.html');
  await expect(page.getByLabel('账号')).toBeVisible();
  await expect(page.getByText('李敏')).toBeHidden();
  expect((await page.request.post('/member-center/user/info')).status()).toBe(401);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  for (const address of ['/mobile-login.html', '/login.html']) {
    test(`${address} fits and has room for fingers`, async ({ page }) => {
      await openPage(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      const main = page.getByRole('main');
      for (const control of await main.locator('input:not([type=checkbox]), button[type=submit], nav a').all()) {
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });
  }

  test('asks for phone and code first, and takes a password', async ({ page }) => {
    await openPage(page, '/mobile-login.html?from=%2Fcart.html');
    await expect(page.getByLabel('手机号')).toBeVisible();
    await page.getByRole('link', { name: '密码登录' }).click();
    await submit(page, 'buyer', DEMO_PASSWORD);
    await expect(page).toHaveURL('/cart.html');
  });
});
