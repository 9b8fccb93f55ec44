import { type BrowserContext, expect } from '@playwright/test';
import { buildSessionBeside } from './beside-database.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { pressSettled } from './open-settled.ts';
import { asBuyer } from './shop-session.ts';

// Each for itself, and each worker takes the next one: at the end nobody waits for a file that takes minutes.
test.describe.configure({ mode: 'parallel' });

/** Everybody who has a user center, by how the demo logs in or comes in. */
const PEOPLE: readonly [name: string, enter: (context: BrowserContext, origin: string) => Promise<void>][] = [
  ...['buyer', 'approver', 'admin', 'sales', 'group', 'partner'].map(
    (name): [string, (context: BrowserContext) => Promise<void>] => [name, (context) => asBuyer(context, name)],
  ),
  [
    'punch-out',
    async (context, url) => {
      const value = await buildSessionBeside('partner', 3);
      await context.addCookies([{ name: 't', value, url, httpOnly: true }]);
    },
  ],
];

/** The menu offers what its reader may call: each entry opens, stays where it leads, and nothing in it is refused. */
for (const [name, enter] of PEOPLE) {
  test(`every entry of the menu opens for ${name}`, async ({ page, context, baseURL }) => {
    await enter(context, baseURL ?? '');
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(`${page.url()}: ${response.url()}`);
    });
    await openPage(page, '/user/user-center.html');
    const menu = page.getByRole('navigation', { name: '用户中心' });
    const entries = await menu.getByRole('link').all();
    const paths = await Promise.all(entries.map((entry) => entry.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      await pressSettled(page, menu.locator(`a[href="${path}"]`), path ?? '');
      await expect(page.getByRole('heading', { level: 1 }), path ?? '').toHaveCount(1);
    }
    expect(refused).toEqual([]);
    // Who keeps the address or opens it in another tab gets the page from the server, at this very address.
    for (const path of paths) {
      const response = await page.request.get(path ?? '', { maxRedirects: 0 });
      const headings = (await response.text()).match(/<h1[ >]/g) ?? [];
      expect([path, response.status(), headings.length]).toEqual([path, 200, 1]);
    }
  });
}
