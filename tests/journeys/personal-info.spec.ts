import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../db/seed/demo-firms.ts';
import { asNewBuyer, asPerson, onAnotherDevice } from './build-company.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { asBuyer } from './shop-session.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

const INFO = '/user/personal/info.html';
const RED = { r: 200, g: 40, b: 40 };
const BLUE = { r: 40, g: 60, b: 200 };

const openInfo = (page: Page) => openPage(page, INFO);

/** Left half red, right half blue: where the crop was taken shows in what is kept. */
async function halves(): Promise<Buffer> {
  const half = (background: typeof RED) => ({ create: { width: 400, height: 600, channels: 3 as const, background } });
  const right = await sharp(half(BLUE)).png().toBuffer();
  return sharp(half(RED))
    .extend({ right: 400 })
    .composite([{ input: right, left: 400, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: /头像/ });
  await dialog.getByLabel('图片文件').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  return dialog;
}

const avatar = (page: Page) => page.getByRole('img', { name: '的头像' });

/** Colours of the kept avatar: its middle and its four corners. */
async function keptColours(page: Page): Promise<{ r: number; g: number; b: number }[]> {
  const address = await avatar(page).getAttribute('src');
  const picture = sharp(await (await page.request.get(address ?? '')).body());
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([256, 256]);
  const last = info.width - 1;
  return [
    [128, 128],
    [0, 0],
    [last, 0],
    [0, last],
    [last, last],
  ].map(([x = 0, y = 0]) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * info.channels);
    return { r, g, b };
  });
}

test('an avatar is cropped by keys, then by mouse, and removed', async ({ page, context }) => {
  await asNewBuyer(context);
  const complaints = watchPage(page);
  await openInfo(page);
  await page.getByRole('button', { name: '上传头像' }).click();
  let dialog = await choose(page, 'notes.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(dialog.getByRole('alert')).toHaveText('只支持 JPG、PNG、WebP 图片，请重新选择');
  dialog = await choose(page, 'torn.jpg', (await halves()).subarray(0, 200));
  await expect(dialog.getByRole('alert')).toHaveText('图片无法打开，可能已损坏或尺寸过大，请换一张');
  dialog = await choose(page, 'halves.jpg', await halves());

  // The stage has the focus: zoom in, then pull the picture to its left end.
  await expect(dialog.getByRole('application', { name: '裁剪区域' })).toBeFocused();
  await expect(dialog.getByRole('slider', { name: '缩放' })).toHaveAttribute('aria-valuetext', '100%');
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('+');
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(dialog.getByRole('slider', { name: '缩放' })).toHaveAttribute('aria-valuetext', '216%');
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: '保存头像' }).click();
  await expectTold(page, '头像已更新');
  for (const { r, b } of await keptColours(page)) expect(r).toBeGreaterThan(b + 80);

  const first = (await avatar(page).getAttribute('src')) ?? '';
  await page.getByRole('button', { name: '更换头像' }).click();
  dialog = await choose(page, 'halves.jpg', await halves());
  const box = await dialog.getByRole('application').boundingBox();
  if (!box) throw new Error('no stage');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await page.mouse.down();
  await page.mouse.move(x - 300, y, { steps: 6 });
  await page.mouse.up();
  await dialog.getByRole('button', { name: '向右旋转 90°' }).click();
  await dialog.getByRole('button', { name: '保存头像' }).click();
  await expect(dialog).toBeHidden();
  await expect(avatar(page)).not.toHaveAttribute('src', first);
  for (const { r, b } of await keptColours(page)) expect(b).toBeGreaterThan(r + 80);

  await page.getByRole('button', { name: '更换头像' }).click();
  await page.getByRole('button', { name: '移除头像' }).click();
  await expect(page.getByRole('button', { name: '上传头像' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a group account changes its name, and the greeting with it', async ({ page, context }) => {
  await asBuyer(context, 'group');
  const complaints = watchPage(page);
  await openInfo(page);
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  const rename = async (name: string) => {
    await page.getByRole('button', { name: '修改姓名和昵称' }).click();
    const field = page.getByRole('textbox', { name: /^姓名/ });
    await expect(field).toBeFocused();
    await field.fill('');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible();
    await field.fill(name);
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(heading).toHaveText(name);
  };
  await rename('钱小云');
  await expect(page.getByText('您好，钱小云')).toBeVisible();
  await page.reload();
  await expect(heading).toHaveText('钱小云');
  await untilLive(page);
  await rename(before);
  expect(complaints).toEqual([]);
});

test('another device is logged out from here', async ({ page, context, newContext }) => {
  const person = await asNewBuyer(context);
  const elsewhere = await newContext();
  await asPerson(elsewhere, await onAnotherDevice(person));
  const lost = await elsewhere.newPage();
  await lost.goto(INFO);
  await expect(lost).toHaveURL(INFO);

  await openInfo(page);
  await page.getByRole('button', { name: '下线其他设备' }).click();
  const question = page.getByRole('alertdialog', { name: /下线其他 \d+ 台设备？/ });
  await question.getByRole('button', { name: '下线其他设备' }).click();
  await expectTold(page, '其他设备已下线');
  await expect(page.getByRole('table', { name: '登录设备' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: '下线其他设备' })).toBeHidden();

  await lost.reload();
  await expect(lost).toHaveURL(/\/login\.html\?from=/);
  await page.reload();
  await expect(page).toHaveURL(INFO);
  await elsewhere.close();
});

test('a new phone needs the password and the code sent to it', async ({ page, context }) => {
  await asNewBuyer(context);
  await openInfo(page);
  await page.getByRole('button', { name: '修改手机号' }).click();
  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  await dialog.getByRole('textbox', { name: '登录密码' }).fill('not-the-password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('当前密码不正确');
  await expect(dialog.getByLabel('新手机号')).toBeHidden();
  await dialog.getByRole('textbox', { name: '登录密码' }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('新手机号')).toBeFocused();
  await dialog.getByLabel('新手机号').fill('139 1234 5678');
  await dialog.getByRole('textbox', { name: '短信验证码' }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('验证码不正确或已失效，请重新获取');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '修改手机号' })).toBeFocused();
});
