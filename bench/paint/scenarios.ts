import type { Locator } from '@playwright/test';
import { CART_PATH, ORDER_LIST_PATH } from '#business/paths/rules/public.ts';
import { SHOP } from '../demo-session.ts';
import type { Wanted } from './paint-clock.ts';
import { untilPainted, type Visitor } from './visitor.ts';

/** What one press cost. */
export interface Press {
  ms: number;
  requests: number;
  bytes: number;
  /** By how much the page moved after the frame that was waited for, presses forgiven or not. */
  moved: number;
}

/** When somebody presses: after reading the list, or as soon as a hand can be there. */
export type Moment = 'rest' | 'early';
const BEFORE_PRESS_MS = { rest: 3_500, early: 150 };
/** How long a pointer lies on a link before it is pressed; a finger has no pointer. */
const HOVER_MS = 200;
/** What a press sets off is over by then. */
const SETTLED_MS = 2_500;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Links with words: the picture beside each leads to the same page. */
const itemLinks = ({ page }: Visitor) =>
  page.locator('main a[href^="/u-"]:not([aria-hidden])').filter({ hasText: /\S/ });

async function pressOn({ page, device }: Visitor, link: Locator): Promise<void> {
  if (device === 'phone') return link.tap({ noWaitAfter: true });
  await link.hover();
  await pause(HOVER_MS);
  const box = await link.boundingBox();
  if (!box) throw new Error('the link is gone');
  await page.mouse.down();
  await page.mouse.up();
}

/** Sets the clock, presses, waits for the frame, and for all that follows. */
async function timePress(visitor: Visitor, wanted: Wanted, press: () => Promise<void>): Promise<Press> {
  const { page, traffic } = visitor;
  const before = { ...traffic };
  await page.evaluate((what) => window.paintClock.arm(what), wanted);
  await press();
  const ms = await untilPainted(visitor, wanted);
  await pause(SETTLED_MS);
  const moved = await page.evaluate(() => window.seen.moved);
  return { ms, requests: traffic.requests - before.requests, bytes: traffic.bytes - before.bytes, moved };
}

const wordsOf = async (link: Locator) => ((await link.textContent()) ?? '').trim();

async function openList(visitor: Visitor, path: string, moment: Moment): Promise<void> {
  await visitor.page.goto(SHOP + path, { waitUntil: 'commit' });
  await itemLinks(visitor).first().waitFor({ state: 'visible', timeout: 30_000 });
  if (moment === 'rest') await visitor.page.waitForLoadState('networkidle');
  await pause(BEFORE_PRESS_MS[moment]);
}

/** One of the first items of a list is pressed, each time another one. */
export async function pressItem(visitor: Visitor, path: string, moment: Moment, round: number): Promise<Press> {
  await openList(visitor, path, moment);
  const link = itemLinks(visitor).nth(round % 4);
  return timePress(visitor, { heading: await wordsOf(link) }, () => pressOn(visitor, link));
}

/** From an item's page, which lies in the cart already, to the cart and on to the order that is confirmed. */
export async function pressThroughTrade(visitor: Visitor, path: string): Promise<Press[]> {
  const { page } = visitor;
  await page.goto(SHOP + path, { waitUntil: 'networkidle' });
  await pause(BEFORE_PRESS_MS.rest);
  const cart = page.locator(`a[href="${CART_PATH}"]:visible`).first();
  const toCart = await timePress(visitor, { heading: '购物车' }, () => pressOn(visitor, cart));
  await pause(1_000);
  const confirm = page.getByText('去结算', { exact: true }).first();
  return [toCart, await timePress(visitor, { heading: '确认订单' }, () => pressOn(visitor, confirm))];
}

/** From the list of orders to one of them. */
export async function pressOrder(visitor: Visitor, round: number): Promise<Press> {
  const { page } = visitor;
  await page.goto(SHOP + ORDER_LIST_PATH, { waitUntil: 'networkidle' });
  await pause(BEFORE_PRESS_MS.rest);
  const links = page.locator('main a[href*="orderDetail.html?orderNo="]:visible').filter({ hasText: /^\s*SO/ });
  const link = links.nth(round % Math.max(1, await links.count()));
  return timePress(visitor, { heading: await wordsOf(link) }, () => pressOn(visitor, link));
}

export interface Return extends Press {
  /** The link that was pressed has the focus again. */
  focused: boolean;
}

/** Down a list, to an item, and back to where one was. */
export async function goBack(visitor: Visitor, path: string, round: number): Promise<Return> {
  const { page } = visitor;
  await openList(visitor, path, 'rest');
  const link = itemLinks(visitor).nth(8 + (round % 4));
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await pause(500);
  const [href, name] = [(await link.getAttribute('href')) ?? '', await wordsOf(link)];
  const { top, scroll } = await link.evaluate((element) => ({
    top: element.getBoundingClientRect().top,
    scroll: window.scrollY,
  }));
  await timePress(visitor, { heading: name }, () => pressOn(visitor, link));
  const [at = ''] = href.split('?');
  const back = await timePress(visitor, { href: at, top, scroll }, () =>
    page.evaluate(() => {
      window.paintClock.press();
      history.back();
    }),
  );
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('href')?.split('?')[0] ?? null);
  return { ...back, focused: focused === at };
}
