import { expect, type Page, type Request, type Response } from '@playwright/test';
import { untilLive } from './open-page.ts';

/** What a page measures or reports has no end that anybody waits for. */
const isEndless = (request: Request) => new URL(request.url()).pathname.startsWith('/monitoring/');

/** Opens an address and waits until the page is alive and everything it asked for has come. */
export async function openSettled(page: Page, address: string): Promise<Response | null> {
  const awaited = new Set<Request>();
  const forget = (request: Request) => void awaited.delete(request);
  const remember = (request: Request) => void (isEndless(request) || awaited.add(request));
  page.on('request', remember);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  const response = await page.goto(address);
  await untilLive(page);
  const left = () => [...awaited].map((request) => request.url());
  await expect.poll(left, { message: 'still asked for', intervals: [0, 50] }).toEqual([]);
  page.off('request', remember);
  page.off('requestfinished', forget);
  page.off('requestfailed', forget);
  return response;
}
