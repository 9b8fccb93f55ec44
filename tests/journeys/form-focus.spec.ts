import { expect, type Locator } from '@playwright/test';
import { asNewBuyer } from './build-company.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { findItem } from './shop-session.ts';

/** Forms beside the kit: a refused submit leads to what is wrong, as in the kit (specification 5). */
async function expectLedTo(submit: Locator, wrong: Locator): Promise<void> {
  await submit.click();
  await expect(wrong).toBeFocused();
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
}

test('a correction, an enquiry and an order that lack something lead to it', async ({ context, page }) => {
  await asNewBuyer(context);
  const item = await findItem(page.request, 'M8 内六角');
  const button = (name: string) => page.getByRole('button', { name });

  await openPage(page, `/goodsErrorPage.html?itemCode=${item}`);
  await expectLedTo(button('提交纠错'), page.getByRole('checkbox', { name: '名称' }));
  await page.getByRole('checkbox', { name: '名称' }).check();
  await expectLedTo(button('提交纠错'), page.getByLabel('具体说明'));

  await openPage(page, '/user/transaction/inquiryCreate.html');
  await expectLedTo(button('提交询价'), page.getByLabel('品名、规格'));

  await openPage(page, `/orderConfirm.html?lines=${item}:20`);
  await page.getByRole('radio', { name: /电子普票（个人）/ }).check();
  await expectLedTo(button('提交订单'), page.getByRole('textbox', { name: '姓名' }));
});
