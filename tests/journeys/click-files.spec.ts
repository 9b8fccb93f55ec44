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

/** What a press fetches until the page that it opens stands; its script comes once its data has been asked for. */
async function click(page: Page, link: string, opened: RegExp, data: string): Promise<Click> {
  const found: Click = { scripts: [], sheets: [], early: [] };
  let codeIsThere = false;
  const line = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await line.promise;
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
  await expect.poll(() => found.early).toContain(data);
  codeIsThere = true;
  line.resolve();
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
    const link = 'main a[href^="/u-"]:not([aria-hidden])';
    const { scripts, sheets } = await click(page, link, /\/u-/, '/product-provider-v2/site/item/detail');
    expect(scripts, scripts.join()).toHaveLength(1);
    expect(sheets.length, sheets.join()).toBeLessThanOrEqual(1);
  });

  test('fetches one script and one sheet of the cart, its data beside them', async ({ page, context, request }) => {
    await asBuyer(context);
    await openSettled(page, `/u-${await findItem(request, 'M8 内六角')}.html`);
    const data = '/cart-center/cart/list/enterprise';
    const { scripts, sheets } = await click(page, 'a[href="/cart.html"]', /\/cart\.html/, data);
    expect(scripts, scripts.join()).toHaveLength(1);
    expect(sheets.length, sheets.join()).toBeLessThanOrEqual(1);
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
