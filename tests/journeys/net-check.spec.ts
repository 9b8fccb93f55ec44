import { expect, type Page } from '@playwright/test';
import { besideShop } from './beside-database.ts';
import { asNewBuyer, type Person } from './build-company.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { asBuyer } from './shop-session.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

const LINES = 11;

/** Lines that are judged by what was measured: up to so many milliseconds, or from so many Mbit/s on, all is well. */
const MEASURED: readonly [line: string, figure: RegExp, isGood: (figure: number) => boolean][] = [
  ['接口', /往返 (\d+) 毫秒/, (time) => time <= 500],
  ['图片服务', /加载 (\d+) 毫秒/, (time) => time <= 1_000],
  ['下载速度', /([\d.]+) Mbit\/s（/, (speed) => speed >= 4],
  ['服务器推送', /首个推送 (\d+) 毫秒/, (time) => time <= 1_000],
];

/** Verdicts of all lines, once the whole has been said. */
async function verdicts(page: Page): Promise<string[]> {
  await expect(page.locator('[role=status][data-verdict]')).toBeVisible({ timeout: 30_000 });
  const lines = page.getByRole('list', { name: '检测结果' }).getByRole('listitem');
  await expect(lines).toHaveCount(LINES);
  return Promise.all((await lines.all()).map((line) => line.innerText()));
}

test('the network check ends with a verdict for each line, and with a report', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = watchPage(page);
  await page.goto('/netCheck.html');
  const lines = await verdicts(page);
  for (const line of lines) expect(line).toMatch(/正常|偏慢|需留意|异常|未测到/);
  for (const name of ['时间', '页面安全', 'Cookie', '本地存储']) {
    expect(lines.find((line) => line.startsWith(name))).toContain('正常');
  }
  // A busy machine is slow, and then it says so: everything was measured, and judged by what was measured.
  for (const [name, figure, isGood] of MEASURED) {
    const line = lines.find((one) => one.startsWith(name)) ?? '';
    expect(line).toMatch(figure);
    const verdict = isGood(Number(figure.exec(line)?.[1])) ? /^\S+\s+正常/ : /^\S+\s+(偏慢|异常)/;
    expect(line).toMatch(verdict);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: '复制报告' }).click();
  await expectTold(page, '报告已复制');
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('结论：');
  expect(report).toMatch(/请求编号：[\w-]{8,}/);
  expect(report.match(/^【/gm)).toHaveLength(LINES);
  expect(complaints).toEqual([]);
});

test('what is blocked on the way is found and named', async ({ page }) => {
  await page.route('**/monitoring/health', (route) => route.abort());
  await page.route('**/monitoring/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: tick\ndata: 1\n\n'.repeat(5) }),
  );
  await page.goto('/netCheck.html');
  const lines = await verdicts(page);
  expect(lines.find((line) => line.startsWith('接口'))).toContain('接口没有应答');
  expect(lines.find((line) => line.startsWith('服务器推送'))).toContain('合并送达');
  await expect(page.locator('[data-verdict=bad]')).toContainText('关闭代理缓冲');
  await page.unroute('**/monitoring/health');
  await page.getByRole('button', { name: '重新检测' }).click();
  await expect(page.getByText(/^正在检测 \d+ \/ 11$/)).toBeVisible();
  const again = await verdicts(page);
  expect(again.find((line) => line.startsWith('接口'))).toContain('往返');
});

test('a page with a way back goes there when the line returns', async ({ page, context }) => {
  await page.goto('/netError.html?from=/check.html');
  await untilLive(page);
  await context.setOffline(true);
  await expect(page.getByRole('heading', { name: '网络已断开' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/check\.html$/);
  await page.goto('/netError.html?from=https://evil.example/');
  await untilLive(page);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(/\/login\.html$/);
});

/** Reports are written a moment after they were taken: asked beside the pages, which then open once. */
async function untilWritten({ userId }: Person): Promise<void> {
  const text = 'select count(*)::int as errors from client_errors where user_id = $1';
  const written = async () => (await besideShop<{ errors: number }>(text, [userId]))[0]?.errors;
  await expect.poll(written, { timeout: 60_000 }).toBe(1);
}

test('what fails in a page is found at the desk, and customers find no desk', async ({ page, context, newContext }) => {
  const buyer = await asNewBuyer(context);
  await page.goto('/check.html');
  await untilLive(page);
  const reported = page.waitForResponse('**/website-api/monitor/trace');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('journey canary 13800138000');
    });
  });
  expect((await reported).status()).toBe(200);
  expect((await page.goto('/desk/monitoring.html'))?.status()).toBe(404);
  await expect(page).toHaveTitle('页面不存在 - MRO采购系统');

  const desk = await newContext();
  await asBuyer(desk, 'staff');
  const deskPage = await desk.newPage();
  await untilWritten(buyer);
  await openPage(deskPage, `/desk/monitoring.html?tab=errors&userName=${buyer.userName}`);
  const canary = deskPage.getByRole('row').filter({ hasText: 'journey canary' });
  await canary.getByRole('button', { name: '详情' }).click();
  const detail = deskPage.getByRole('dialog', { name: '错误详情' });
  await expect(detail).toContainText('脚本出错');
  await expect(detail).toContainText('138*****000');
  await expect(detail).not.toContainText('13800138000');
  await desk.close();
});
