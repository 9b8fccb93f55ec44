import { expect, type Page, type Request } from '@playwright/test';
import { test } from './journey.ts';
import { openSettled } from './open-settled.ts';
import { asBuyer, findItem } from './shop-session.ts';

interface Click {
  scripts: string[];
  sheets: string[];
  /** Calls for data that were sent before the page's script had come. */
  early: string[];
}

const nameOf = (request: Request) => new URL(request.url()).pathname;

/** What a press fetches until the page that it opens stands, on a line on which every file of it is held back for a while. */
async function click(page: Page, link: string, opened: RegExp): Promise<Click> {
  const found: Click = { scripts: [], sheets: [], early: [] };
  let codeIsThere = false;
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    codeIsThere = true;
    await route.continue();
  });
  page.on('request', (request) => {
    const name = nameOf(request);
    if (name.endsWith('.js')) found.scripts.push(name);
    else if (name.endsWith('.css')) found.sheets.push(name);
    else if (request.resourceType() === 'fetch' && !codeIsThere) found.early.push(name);
  });
  // Without a pointer that comes near first, which would fetch what the press is to fetch.
  await page.locator(link).first().dispatchEvent('click');
  await page.waitForURL(opened);
  await expect(page.locator('main h1').filter({ visible: true }).first()).toBeVisible();
  return found;
}

test.describe('a press on a slow line', () => {
  // As who saves data: nothing has been fetched ahead.
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('fetches one script and one sheet of an item, its data beside them', async ({ page, context }) => {
    await asBuyer(context);
    await openSettled(page, '/search.html?keyword=M8');
    const { scripts, sheets, early } = await click(page, 'main a[href^="/u-"]:not([aria-hidden])', /\/u-/);
    expect(scripts, scripts.join()).toHaveLength(1);
    expect(sheets.length, sheets.join()).toBeLessThanOrEqual(1);
    expect(early).toContain('/product-provider-v2/site/item/detail');
  });

  test('fetches one script and one sheet of the cart, its data beside them', async ({ page, context, request }) => {
    await asBuyer(context);
    await openSettled(page, `/u-${await findItem(request, 'M8 内六角')}.html`);
    const { scripts, sheets, early } = await click(page, 'a[href="/cart.html"]', /\/cart\.html/);
    expect(scripts, scripts.join()).toHaveLength(1);
    expect(sheets.length, sheets.join()).toBeLessThanOrEqual(1);
    expect(early).toContain('/cart-center/cart/list/enterprise');
  });
});

test('files of the pages that come next are named for browsers with nothing to do', async ({ context, request }) => {
  await asBuyer(context);
  const item = await findItem(request, 'M8 内六角');
  const linkOf = async (headers: Record<string, string>) =>
    (await context.request.get(`/u-${item}.html`, { headers: { accept: 'text/html', ...headers } })).headers().link;
  expect(await linkOf({})).toMatch(/<\/assets\/cart-[\w-]+\.js>; rel=prefetch; as=script/);
  expect(await linkOf({ 'save-data': 'on' })).toBeUndefined();
});

test('a page that is not there says so whole, with no head before it', async ({ context }) => {
  const answers = await Promise.all(
    ['/u-NOSUCHITEM.html', '/u-NOSUCHTHING.html'].map((path) =>
      context.request.get(path, { headers: { accept: 'text/html' } }),
    ),
  );
  for (const answer of answers) {
    expect(answer.status()).toBe(404);
    expect(answer.headers().link).toBeUndefined();
  }
});
