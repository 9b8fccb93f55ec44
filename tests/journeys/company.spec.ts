import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { asPerson, buildCompany, type Person } from './build-company.ts';
import { chooseOption } from './choose-option.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

/** An administrator makes the shop the company's own: how it looks, what holds for all, and what a department may see. */
const DEPARTMENT = '临时工程部';
const COLOUR = '#1f7a5c';
const SWITCH = '允许管理员审批自己提交的单据';

const logo = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: { r: 31, g: 122, b: 92 } } })
    .png()
    .toBuffer();

/** Picks what a search of a list of choices finds. */
async function uploadLogo(page: Page): Promise<void> {
  await page.getByRole('button', { name: '上传标志' }).click();
  const dialog = page.getByRole('dialog', { name: '上传公司标志' });
  await dialog.getByLabel('图片文件').setInputFiles({ name: '标志.png', mimeType: 'image/png', buffer: await logo() });
  await dialog.getByRole('button', { name: '保存标志' }).click();
  await expect(dialog).toBeHidden();
  const shown = page.getByRole('region', { name: '公司资料' }).getByRole('img');
  await expect(shown).toBeVisible();
  // Drawn, and not only named.
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
}

/** Ground of filled buttons, as this part of the page wears it. */
const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => getComputedStyle(part).getPropertyValue('--primary-solid').trim());

/** The colour is seen in the preview at once, and on the page itself only when it is saved. */
async function chooseColour(page: Page): Promise<void> {
  const before = await colourOf(page, 'main');
  expect(await colourOf(page, 'figure')).toBe(before);
  await page.getByRole('button', { name: `使用 ${COLOUR}` }).click();
  await expect.poll(() => colourOf(page, 'figure')).not.toBe(before);
  expect(await colourOf(page, 'main')).toBe(before);
  await page.getByRole('checkbox', { name: SWITCH }).check();
  await page.getByRole('button', { name: '保存设置' }).click();
  await expectTold(page, '公司设置已保存');
}

async function setUpDepartment(page: Page, worker: Person): Promise<void> {
  await openPage(page, '/user/system/org-edit.html');
  await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('新增部门');
  await page.getByLabel('部门名称').fill(DEPARTMENT);
  await page.getByRole('button', { name: '保存部门' }).click();
  await expect(page.getByRole('heading', { name: DEPARTMENT })).toBeVisible();
  await openPage(page, `/user/system/user-edit.html?memberId=${worker.memberId}`);
  await chooseOption(page, page.getByRole('combobox', { name: '部门' }), DEPARTMENT);
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(worker.name) })).toBeVisible();
}

async function hideFromDepartment(page: Page, itemCode: string): Promise<void> {
  await openPage(page, '/user/system/range.html');
  await page.getByRole('button', { name: '新增规则' }).click();
  const dialog = page.getByRole('dialog', { name: '新增可见范围规则' });
  await dialog.getByLabel('作用').selectOption('hide');
  await dialog.getByLabel('按什么选商品').selectOption('sku');
  await dialog.getByRole('textbox', { name: '商品编码' }).fill(itemCode);
  await dialog.getByLabel('适用对象').selectOption('department');
  await chooseOption(page, dialog.getByRole('combobox', { name: '部门' }), DEPARTMENT);
  await dialog.getByRole('button', { name: '新增规则' }).click();
  await expect(dialog.getByRole('status')).toContainText('已新增 1 条规则');
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: DEPARTMENT })).toContainText('隐藏');
}

/** “以某人身份查看”: whether the person under this name may see the item. */
async function previewAs(page: Page, person: Person | null, itemCode: string, answer: string): Promise<void> {
  const preview = page.getByRole('region', { name: '以某人身份查看' });
  if (person) {
    await chooseOption(page, preview.getByRole('combobox', { name: '查看人员' }), person.name);
    await expect(page).toHaveURL(new RegExp(`person=\\W*${person.userId}`));
  }
  await preview.getByLabel('某个商品为什么能或不能看到').fill(itemCode);
  await preview.getByRole('button', { name: '查看原因' }).click();
  await expect(preview.getByRole('status')).toContainText(answer);
}

/** Whether a search for its number shows the item to whoever looks. */
async function expectFound(page: Page, itemCode: string, found: boolean): Promise<void> {
  await openPage(page, `/search.html?keyword=${encodeURIComponent(itemCode)}`);
  // The page says what it found, or that it found nothing; until then it has said neither.
  const links = page.locator(`main a[href^="/u-${itemCode}.html"]`);
  if (found) await expect(links.first()).toBeVisible();
  else {
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(links).toHaveCount(0);
  }
}

test('an administrator gives the shop the look and the rules of the company', async ({ newContext, page, context }) => {
  const { admin, worker } = await buildCompany({
    admin: { name: '秦岚', role: '管理员' },
    worker: { name: '何工', role: '采购员' },
  });
  await asPerson(context, admin);
  const complaints = watchPage(page);
  await openPage(page, '/user/system/company.html');
  await uploadLogo(page);
  await chooseColour(page);
  await openPage(page, '/user/system/company.html');
  expect(await colourOf(page, 'main')).toBe(await colourOf(page, 'figure'));
  await expect(page.getByRole('checkbox', { name: SWITCH })).toBeChecked();
  await expectAccessible(page);

  const response = await page.request.post('/product-provider-v2/search/product', { data: { keyword: '手套' } });
  const [goods] = ((await response.json()) as { data: { items: { itemCode: string }[] } }).data.items;
  if (!goods) throw new Error('no gloves in the demo');
  const { itemCode } = goods;
  await setUpDepartment(page, worker);
  const elsewhere = await newContext();
  await asPerson(elsewhere, worker);
  const desk = await elsewhere.newPage();
  // The company's colour is everybody's.
  await expectFound(desk, itemCode, true);
  expect(await colourOf(desk, 'main')).toBe(await colourOf(page, 'main'));
  await hideFromDepartment(page, itemCode);
  await expectFound(desk, itemCode, false);
  await expectFound(page, itemCode, true);

  await openPage(page, '/user/system/range.html');
  await previewAs(page, null, itemCode, '能看到');
  await previewAs(page, worker, itemCode, '看不到');
  await expectAccessible(page);
  await elsewhere.close();
  expect(complaints).toEqual([]);
});
