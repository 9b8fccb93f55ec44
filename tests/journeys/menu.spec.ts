import { type BrowserContext, expect } from '@playwright/test';
import { buildSessionBeside } from './beside-database.ts';
import { test } from './journey.ts';
import { openSettled } from './open-settled.ts';
import { asBuyer } from './shop-session.ts';

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
    await page.goto('/user/user-center.html');
    const entries = await page.getByRole('navigation', { name: '用户中心' }).getByRole('link').all();
    const paths = await Promise.all(entries.map((entry) => entry.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(1);
    for (const path of paths) {
      const response = await openSettled(page, path ?? '');
      expect([path, response?.status()]).toEqual([path, 200]);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    expect(refused).toEqual([]);
  });
}
