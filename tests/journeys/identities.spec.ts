import { type BrowserContext, expect } from '@playwright/test';
import { buildSessionBeside } from './beside-database.ts';
import { test } from './journey.ts';
import { asBuyer } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

/** Every page of getting in, for everybody the specification names: it opens, complains about nothing, leads where it should. */
const PUBLIC = [
  ...['/login.html', '/mobile-login.html', '/reset.html', '/register.html', '/userRegulations.html'],
  ...['/activation.html', '/activation_failed.html', '/activation_psw.html', '/check.html', '/browser.html'],
  ...['/netError.html', '/errorResult.html'],
];
const OWN = '/user/personal/info.html';

async function withSession(context: BrowserContext, userName: string, loginSource: 0 | 3): Promise<void> {
  const value = await buildSessionBeside(userName, loginSource);
  await context.addCookies([{ name: 't', value, url: 'http://localhost:3210', httpOnly: true }]);
}

const TO_LOGIN = `/login.html?from=${encodeURIComponent(OWN)}`;

/** Actor, how it comes in, where its own page leads, and the words that page names its identity with. */
const ACTORS: readonly [
  name: string,
  enter: (context: BrowserContext) => Promise<void>,
  own: string,
  words?: string,
][] = [
  ['anonymous', async () => undefined, TO_LOGIN],
  [
    'visitor',
    async (context) => void (await context.request.post('/member-center/user/login', { data: {} })),
    TO_LOGIN,
  ],
  ['buyer', (context) => asBuyer(context, 'buyer'), OWN, '企业账号'],
  ['approver', (context) => withSession(context, 'approver2', 0), OWN, '企业账号'],
  ['admin', (context) => withSession(context, 'admin2', 0), OWN, '企业账号'],
  ['group', (context) => asBuyer(context, 'group'), OWN, '集团账号'],
  ['sales', (context) => asBuyer(context, 'sales'), OWN, '销售账号'],
  ['punch-out', (context) => withSession(context, 'partner', 3), OWN, '采购系统接入账号不能进行此操作'],
  ['restricted punch-out', (context) => withSession(context, 'partner', 0), OWN, '采购系统对接企业账号'],
];

for (const [name, enter, own, words] of ACTORS) {
  test(`pages of getting in, as ${name}`, async ({ openAs }) => {
    // One tab for all, one after the other: nothing of somebody before is left in it.
    const page = await openAs('nobody');
    const context = page.context();
    await enter(context);
    const complaints = watchPage(page);
    for (const path of PUBLIC) {
      // Anonymous means without a cookie: the first page has made a visitor of them.
      if (name === 'anonymous') await context.clearCookies();
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('main')).first(), path).toBeVisible();
    }
    await page.goto(OWN);
    await expect(page).toHaveURL(own);
    if (words) await expect(page.getByText(words).first()).toBeVisible();
    // A page that is not for the account says so with this status.
    expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
  });
}
