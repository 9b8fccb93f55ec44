import { expect, type Page, type Request } from '@playwright/test';
import { DETAIL, itemLinks, LIST, watchMoves } from './item-list.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { passFrames } from './pass-frames.ts';
import { asBuyer } from './shop-session.ts';

const intentsOf = (page: Page) => {
  const intents: Request[] = [];
  page.on('request', (request) => request.headers()['x-intent'] && intents.push(request));
  return intents;
};

test.describe('a press on an item', () => {
  for (const [device, options] of [
    ['at a desk', { viewport: { width: 1440, height: 900 } }],
    ['on a telephone', { viewport: { width: 412, height: 823 }, hasTouch: true }],
  ] as const) {
    test(`paints its head before it is asked for, and nothing of it moves, ${device}`, async ({ newContext }) => {
      const context = await newContext(options);
      await asBuyer(context);
      const page = await context.newPage();
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(DETAIL, async (route) => {
        await held;
        await route.continue();
      });
      await openPage(page, LIST);
      const link = itemLinks(page).nth(3);
      const name = ((await link.textContent()) ?? '').trim();
      if ('hasTouch' in options) await link.tap();
      else await link.click();
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      const price = page.locator('[data-from="list"]');
      await expect(price).toContainText('列表中的价格，正在更新');
      const shown = await price.getByText('¥').first().textContent();
      await expect(page.getByRole('button', { name: '加入购物车' })).toHaveCount(0);
      await watchMoves(page);
      answer();
      await expect(page.getByRole('button', { name: '加入购物车' }).first()).toBeVisible();
      await expect(price).toHaveCount(0);
      await expect(page.locator('article').getByText('¥').first()).toHaveText(shown ?? '');
      await expect(page.getByRole('heading', { name: '规格参数' })).toBeAttached();
      await passFrames(page, 20);
      expect(await page.evaluate(() => (window.moves ?? []).filter((move) => move > 0.001))).toEqual([]);
      await expect(page).toHaveTitle(new RegExp(name.slice(0, 4)));
    });
  }

  test('that nobody has any more ends where an unknown number ends', async ({ newContext }) => {
    const context = await newContext();
    const page = await context.newPage();
    await openPage(page, LIST);
    const envelope = { code: 404, success: false, message: '商品不存在', data: null, error: 'NOT_FOUND' };
    await page.route(DETAIL, (route) => route.fulfill({ status: 404, json: envelope }));
    await itemLinks(page).nth(2).click();
    await expect(page.getByRole('heading', { name: '您访问的页面不存在' })).toBeVisible();
    await expect(page).toHaveTitle(/^页面不存在/);
  });
});

test('the head of an item is painted before the list it was pressed in is taken down', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  await openPage(page, LIST);
  const link = itemLinks(page).nth(1);
  // The page's code is there once a pointer has rested on a link that leads to it.
  await expect(async () => {
    const answer = page.waitForResponse(DETAIL, { timeout: 10_000 });
    await page.mouse.move(0, 0);
    await link.hover();
    await (await answer).finished();
  }).toPass();
  await passFrames(page, 10);
  await page.evaluate(() => {
    const look = () => {
      const shown = [...document.querySelectorAll('h1')].some((h1) => h1.checkVisibility() && h1.closest('article'));
      if (!shown) return requestAnimationFrame(look);
      window.listBeneath = document.querySelectorAll('main a[href^="/u-"]').length > 20;
    };
    requestAnimationFrame(look);
  });
  await link.click();
  await expect.poll(() => page.evaluate(() => window.listBeneath)).toBe(true);
  await expect(page.getByRole('heading', { name: '规格参数' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test.describe('a double press on a row', () => {
  for (const pause of [80, 300]) {
    test(`opens the item and nothing of it, ${pause} ms apart`, async ({ newContext }) => {
      const page = await (await newContext()).newPage();
      await openPage(page, LIST);
      // The picture of the item will stand under this row.
      const link = itemLinks(page).nth(2);
      const box = await link.boundingBox();
      if (!box) throw new Error('no row');
      await link.hover();
      await passFrames(page, 20);
      await page.evaluate(() => {
        window.pressed = [];
        const note = ({ type, target }: Event) => {
          const large = target instanceof Element && target.closest('button[aria-label^="点击看大图"]');
          if (large) window.pressed?.push(type);
        };
        for (const type of ['mousedown', 'click', 'dblclick']) document.addEventListener(type, note, true);
      });
      const { x, y, width, height } = box;
      const at = [x + Math.min(width, 60) / 2, y + height / 2] as const;
      await page.mouse.click(...at);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await passFrames(page, Math.max(1, Math.round((pause - 60) / 16)));
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await expect(page.getByRole('heading', { name: '规格参数' })).toBeAttached();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => window.pressed)).toEqual([]);
      // The pointer lies where it was: nobody has asked for a closer look.
      const zoom = await page.evaluate(([left, top]) => {
        const spot = document.elementFromPoint(left ?? 0, top ?? 0)?.closest('button[aria-label^="点击看大图"]');
        return spot?.firstElementChild && getComputedStyle(spot.firstElementChild).transform;
      }, at);
      expect(zoom ?? 'none').toBe('none');
      await page.goBack();
      await expect(link).toBeFocused();
    });
  }
});

test('the picture is magnified once the pointer moves on it', async ({ newContext }) => {
  const page = await (await newContext()).newPage();
  await openPage(page, LIST);
  await itemLinks(page).nth(2).click();
  await expect(page.getByRole('heading', { name: '规格参数' })).toBeAttached();
  const picture = page.getByRole('button', { name: /^点击看大图/ });
  const spot = await picture.boundingBox();
  if (!spot) throw new Error('no picture');
  await page.mouse.move(spot.x + 50, spot.y + 50);
  await page.mouse.move(spot.x + 60, spot.y + 60);
  await expect
    .poll(() =>
      picture
        .locator('span')
        .first()
        .evaluate((e) => getComputedStyle(e).transform),
    )
    .not.toBe('none');
  await picture.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('what is loaded ahead', () => {
  test('is marked, and within 30 calls and 200 KB for a page that is looked through', async ({ newContext }) => {
    const context = await newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const intents = intentsOf(page);
    await openPage(page, LIST);
    const links = itemLinks(page);
    for (let at = 0; at < (await links.count()); at += 2) {
      await links.nth(at).scrollIntoViewIfNeeded();
      await passFrames(page, 20);
    }
    expect(intents.length).toBeGreaterThan(3);
    expect(intents.length).toBeLessThanOrEqual(30);
    const sizes = await Promise.all(intents.map(async (request) => (await request.sizes()).responseBodySize));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200 * 1024);
    expect(new Set(intents.map((request) => request.url())).size).toBe(intents.length);
  });

  test('is nothing for people who save data', async ({ newContext }) => {
    const context = await newContext();
    const page = await context.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/site/item/detail') && asked.push(request.url()));
    await openPage(page, LIST);
    for (let at = 0; at < 4; at += 1) {
      await itemLinks(page).nth(at).hover();
      await passFrames(page, 8);
    }
    expect(asked).toEqual([]);
  });
});

declare global {
  interface Window {
    moves?: number[];
    listBeneath?: boolean;
    /** What the large picture of an item heard. */
    pressed?: string[];
  }
}
