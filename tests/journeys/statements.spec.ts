import { expect, type Page } from '@playwright/test';
import { billBeside } from './bill-beside.ts';
import { asPerson, buildCompany } from './build-company.ts';
import { pageOf } from './desk-acts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { type NewContext, test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { orderSigned } from './signed-goods.ts';
import { watchPage } from './watch-page.ts';

const LIST = '/user/account/accountList.html';

/** A company with a statement of two orders of ten units each. */
async function billedCompany(newContext: NewContext, staff: Page) {
  const { buyer, finance } = await buildCompany({
    buyer: { name: '何工', role: '采购员' },
    finance: { name: '周会计', role: '管理员' },
  });
  const buying = await newContext();
  await asPerson(buying, buyer);
  const orders = [
    await orderSigned(buying.request, staff.request, 10),
    await orderSigned(buying.request, staff.request, 10),
  ];
  return { finance, orders, statementNo: await billBeside(finance.firmId) };
}

/** What a statement comes to, in fen, as its first figure says. */
async function dueOf(page: Page): Promise<number> {
  const text = await page.getByText('本期应付', { exact: true }).first().locator('xpath=..').textContent();
  const yuan = /[\d,]+\.\d{2}/.exec(text ?? '')?.[0] ?? '';
  return Math.round(Number(yuan.replaceAll(',', '')) * 100);
}

async function expectNarrow(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect([page.url(), Math.max(0, beyond)]).toEqual([page.url(), 0]);
}

test('finance confirms what is right, disputes a line, and pays less by what the desk took off', async ({
  page,
  newContext,
}) => {
  const { page: desk, complaints: ofDesk } = await pageOf(newContext, 'staff');
  const { finance, orders, statementNo } = await billedCompany(newContext, desk);
  const [right, wrong] = orders;
  await asPerson(page.context(), finance);
  const complaints = watchPage(page);

  await openPage(page, LIST);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /对账单$/ })
    .and(page.locator('table a'))
    .first()
    .click();
  await expect(page.getByText(statementNo).first()).toBeVisible();
  await untilLive(page);
  await expectAccessible(page);
  const before = await dueOf(page);

  for (const box of await page.getByRole('checkbox', { name: new RegExp(`^选择 ${right}`) }).all()) await box.check();
  await page.getByRole('button', { name: /^确认选中 \d+ 行$/ }).click();
  await expect(page.getByRole('checkbox', { name: new RegExp(`^选择 ${right}`) })).toHaveCount(0);

  await page.getByRole('checkbox', { name: new RegExp(`^选择 ${wrong} (?!运费)`) }).check();
  await page.getByRole('button', { name: '对选中行提异议' }).click();
  const raise = page.getByRole('dialog', { name: '对 1 行提异议' });
  await raise.getByRole('textbox', { name: /^实收数量/ }).fill('8');
  await raise.getByRole('textbox', { name: /^说明/ }).fill('到货时外箱破损，清点只有 8 件');
  await expectAccessible(page);
  await raise.getByRole('button', { name: '提交异议' }).click();
  await expect(raise).toHaveCount(0);
  const waiting = page.getByRole('list', { name: '未结异议' });
  await expect(waiting).toContainText('数量异议');
  const disputeNo = /YY\d+/.exec((await waiting.textContent()) ?? '')?.[0] ?? '';

  await openPage(desk, `/desk/statementDisputes.html?dispute=${disputeNo}`);
  await desk.getByRole('dialog').getByRole('button', { name: '拟出调整' }).click();
  const grant = desk.getByRole('dialog', { name: `拟出调整 ${disputeNo}` });
  await grant.getByRole('textbox', { name: '给客户的答复' }).fill('按回单少收 2 件');
  const offered = Math.round(Number(await grant.getByRole('textbox', { name: /^少收金额/ }).inputValue()) * 100);
  expect(offered).toBeGreaterThan(0);
  await grant.getByRole('button', { name: '发给客户确认' }).click();
  await expect(grant).toHaveCount(0);

  await page.setViewportSize({ width: 375, height: 800 });
  await openPage(page, LIST);
  await expect(page.getByText(statementNo).first()).toBeVisible();
  await expectNarrow(page);
  await openPage(page, `/user/account/statement.html?no=${statementNo}`);
  await expectNarrow(page);
  await page.getByRole('button', { name: `打开异议 ${disputeNo}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^同意调整/ })
    .click();
  await expect(waiting).toHaveCount(0);
  await expect.poll(() => dueOf(page)).toBe(before - offered);
  await expectNarrow(page);
  expect([...complaints, ...ofDesk]).toEqual([]);
});
