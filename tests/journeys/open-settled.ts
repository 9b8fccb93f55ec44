import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test';
import { untilLive } from './open-page.ts';

/** What a page measures, reports or listens to has no end that anybody waits for. */
const ENDLESS = ['/monitoring/', '/website-api/monitor/', '/news-center/message/stream'];
const isEndless = (request: Request) => ENDLESS.some((prefix) => new URL(request.url()).pathname.startsWith(prefix));

/** Lets something begin, and waits until the page is alive and everything it asked for has come. */
async function untilSettled<T>(page: Page, begin: () => Promise<T>): Promise<T> {
  const awaited = new Set<Request>();
  const forget = (request: Request) => void awaited.delete(request);
  const remember = (request: Request) => void (isEndless(request) || awaited.add(request));
  page.on('request', remember);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  const begun = await begin();
  await untilLive(page);
  const left = () => [...awaited].map((request) => request.url());
  await expect.poll(left, { message: 'still asked for', intervals: [0, 50] }).toEqual([]);
  page.off('request', remember);
  page.off('requestfinished', forget);
  page.off('requestfailed', forget);
  return begun;
}

/** Opens an address and waits until the page is alive and everything it asked for has come. */
export const openSettled = (page: Page, address: string): Promise<Response | null> =>
  untilSettled(page, () => page.goto(address));

/** Presses a link and waits until the page it leads to is alive and everything it asked for has come. */
export const pressSettled = (page: Page, link: Locator, path: string): Promise<void> =>
  untilSettled(page, async () => {
    await link.click();
    await expect(page).toHaveURL(path);
  });

/** The same by keyboard: the pointer does not come to lie on the next page by chance. */
export const enterSettled = (page: Page, link: Locator, path: string): Promise<void> =>
  untilSettled(page, async () => {
    await link.press('Enter');
    await expect(page).toHaveURL(path);
  });
