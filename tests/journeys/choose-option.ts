import { expect, type Locator, type Page } from '@playwright/test';

const OPTION_WAIT = { timeout: 10_000 };

/**
 * The list of choices that is open, once it has arrived: it begins far outside the page, and a press on it there scrolls the
 * page to it, so that it ends where the list no longer is.
 */
export const openedList = (page: Page): Locator =>
  page.locator('.ant-select-dropdown:not([class*="ant-slide-"])').filter({ visible: true });

/** Looks for something by name in a list of choices and takes it: done when the field shows it, and the list is closed. */
export async function chooseOption(page: Page, field: Locator, words: string): Promise<void> {
  const box = field.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]');
  const list = openedList(page);
  await field.click();
  if (await field.isEditable()) await field.fill(words);
  // A list that is still filling up draws itself anew under the pointer: what was not taken is pressed again.
  await expect(async () => {
    if (!(await box.innerText(OPTION_WAIT)).includes(words)) await list.getByText(words).first().click(OPTION_WAIT);
    await expect(box).toContainText(words, OPTION_WAIT);
  }).toPass({ timeout: 120_000 });
  const several = await box.evaluate((element) => element.classList.contains('ant-select-multiple'));
  if (several) await page.keyboard.press('Escape');
  await expect(page.locator('.ant-select-dropdown').filter({ visible: true })).toHaveCount(0);
}
