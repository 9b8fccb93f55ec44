import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import { asNewBuyer, asPerson, buildCompany } from './build-company.ts';
import { pageOf } from './desk-acts.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './journey.ts';
import { openPage } from './open-page.ts';
import { failDelivery, tellPerson } from './tell-person.ts';
import { expectTold } from './told.ts';
import { watchPage } from './watch-page.ts';

const LIST = '/user/push/message.html';
const ORDERS = '/user/transaction/order.html';

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread === 0 ? '消息' : `消息，${unread} 条未读`, exact: true });
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Streams of this browser: those that are open now, how many were opened, and the most that were open at a time. */
function streamsOf(context: BrowserContext) {
  const opened: Request[] = [];
  const ended = new Set<Request>();
  const open = () => opened.filter((stream) => !ended.has(stream) && !stream.frame().page().isClosed()).length;
  let most = 0;
  context.on('request', (request) => {
    if (!request.url().includes('/message/stream')) return;
    opened.push(request);
    most = Math.max(most, open());
  });
  context.on('requestfinished', (request) => void ended.add(request));
  context.on('requestfailed', (request) => void ended.add(request));
  // A busy machine may let one wait so long that the page gives it up and opens it anew: one at a time it is still.
  return { open, most: () => most, opened: () => opened.length };
}

test('the bell counts what is unread, shows what is newest, and opening a message reads it', async ({
  page,
  context,
}) => {
  const complaints = watchPage(page);
  const buyer = await asNewBuyer(context);
  await tellPerson(buyer, { title: '订单 SO1 已确认', href: ORDERS, poNumber: 'PO-7781' });
  await tellPerson(buyer, { title: '订单 SO2 已确认' });
  await openPage(page, '/');
  await expect(bell(page, 2)).toBeVisible();
  await bell(page, 2).click();
  const panel = page.getByRole('region', { name: '最新消息' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByText('PO 号 PO-7781')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('link', { name: /^未读：\s*订单 SO1 已确认$/ }).click();
  await expect(page).toHaveURL(ORDERS);
  await expect(panel).toBeHidden();
  await expect(bell(page, 1)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('what is new appears on every open page by one stream, and what is read in one is read in all', async ({
  page,
  context,
}) => {
  const streams = streamsOf(context);
  const buyer = await asNewBuyer(context);
  await tellPerson(buyer, { title: '订单 SO1 已确认' });
  await openPage(page, LIST);
  await expect(bell(page, 1)).toBeVisible();
  const other = await context.newPage();
  const complaints = [watchPage(page), watchPage(other)];
  await openPage(other, '/cart.html');
  await expect(bell(other, 1)).toBeVisible();

  await tellPerson(buyer, { title: '请审批订单 SO9', kind: 'todo', event: 'approval.asked', href: '/approval.html' });
  await expect(row(page, '请审批订单 SO9')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '消息分类' }).getByRole('link', { name: '待办 1' })).toBeVisible();
  await expect(bell(other, 2)).toBeVisible();
  await expect(other.getByText('有新消息，共 2 条未读')).toBeAttached();
  expect([streams.open(), streams.most()]).toEqual([1, 1]);

  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expectTold(page, '已全部标为已读');
  await expect(page.getByText('未读：')).toHaveCount(0);
  await expect(bell(page, 0)).toBeVisible();
  await expect(bell(other, 0)).toBeVisible();

  // The window that held the stream goes; the other one goes on.
  const before = streams.opened();
  await page.close();
  await expect.poll(() => streams.opened()).toBeGreaterThan(before);
  await expect.poll(() => streams.open()).toBe(1);
  await tellPerson(buyer, { title: '订单 SO3 已确认' });
  await expect(bell(other, 1)).toBeVisible();
  expect(complaints).toEqual([[], []]);
});

test('messages are found by kind, by words and by PO number, and more of them come at the end', async ({
  page,
  context,
}) => {
  const complaints = watchPage(page);
  const buyer = await asNewBuyer(context);
  await tellPerson(buyer, { title: '预算将用完', kind: 'alert', event: 'budget.threshold' });
  for (let count = 1; count <= 22; count += 1) {
    await tellPerson(buyer, { title: `订单 SO${count} 已确认`, poNumber: `PO-${count}` });
  }
  await openPage(page, LIST);
  const rows = page.getByRole('list', { name: '消息', exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: '加载更多' }).click();
  await expect(rows).toHaveCount(23);
  await expect(page.getByRole('button', { name: '加载更多' })).toBeHidden();
  await page.getByRole('navigation', { name: '消息分类' }).getByRole('link', { name: '预警 1' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('预算将用完');
  await openPage(page, LIST);
  await page.getByRole('textbox', { name: '标题、内容或 PO 号' }).fill('PO-17');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('订单 SO17 已确认');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('the stream ends with the session', async ({ page, context }) => {
  const buyer = await asNewBuyer(context);
  await tellPerson(buyer, { title: '订单 SO1 已确认' });
  const streams = streamsOf(context);
  await openPage(page, '/');
  await expect(bell(page, 1)).toBeVisible();
  await expect.poll(() => streams.open()).toBe(1);
  const before = streams.opened();
  await page.getByRole('button', { name: '退出' }).click();
  await expect(page).toHaveURL(/login/);
  await expect.poll(() => streams.open()).toBe(0);
  await expect(page.getByRole('button', { name: /^消息/ })).toHaveCount(0);
  expect(streams.opened()).toBe(before);
});

test('what somebody wants to get, and when not, is kept', async ({ page, context }) => {
  const complaints = watchPage(page);
  await asNewBuyer(context);
  await openPage(page, '/user/push/settings.html');
  const mail = page.getByRole('checkbox', { name: '订单已确认：邮件' });
  await expect(mail).toBeChecked();
  await mail.uncheck();
  await page.getByRole('checkbox', { name: '开启免打扰时段' }).check();
  await page.getByLabel('开始').fill('21:30');
  await page.getByLabel('结束').fill('21:30');
  await expect(page.getByText('请填写不同的开始和结束时间').first()).toBeVisible();
  await page.getByLabel('结束').fill('06:45');
  await page.getByLabel('邮件发送方式').selectOption('weekly');
  await page.getByLabel('每周').selectOption('3');
  await page.getByRole('button', { name: '保存' }).click();
  await expectTold(page, '接收设置已保存');
  await openPage(page, '/user/push/settings.html');
  await expect(mail).not.toBeChecked();
  await expect(page.getByLabel('开始')).toHaveValue('21:30');
  await expect(page.getByLabel('结束')).toHaveValue('06:45');
  await expect(page.getByLabel('每周')).toHaveValue('3');
  // Of what binds one way beside the pages stays.
  await expect(page.getByRole('checkbox', { name: '待我审批：站内' })).toBeDisabled();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a company says what goes out, and which group is told', async ({ page, context }) => {
  const { admin } = await buildCompany({ admin: { name: '严工', role: '管理员' } });
  await asPerson(context, admin);
  await openPage(page, '/user/push/company.html');
  await page.getByRole('checkbox', { name: '发送：订单已确认' }).uncheck();
  await expect(page.getByRole('checkbox', { name: '发送：待我审批' })).toBeDisabled();
  await page.getByRole('button', { name: '保存' }).click();
  await expectTold(page, '公司消息设置已保存');

  await page.getByRole('button', { name: '新增群机器人' }).click();
  const dialog = page.getByRole('dialog', { name: '新增群机器人' });
  await dialog.getByRole('textbox', { name: '名称' }).fill('采购群');
  await dialog.getByRole('checkbox', { name: '审批', exact: true }).check();
  const address = dialog.getByRole('textbox', { name: 'Webhook 地址' });
  const save = dialog.getByRole('button', { name: '保存群机器人' });
  await address.fill('https://169.254.169.254/cgi-bin/webhook/send?key=1');
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('机器人地址不可用');
  await address.fill('https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=keep-this-secret');
  await expectAccessible(page);
  await save.click();
  await expect(dialog).toBeHidden();
  const robot = page.getByRole('row').filter({ hasText: '采购群' });
  await expect(robot).toContainText('qyapi.weixin.qq.com');
  await page.getByRole('button', { name: '测试 采购群' }).click();
  await expectTold(page, '测试消息已发到“采购群”所在的群');
  await expect(robot).toContainText('正常');

  await openPage(page, '/user/push/company.html');
  expect(await page.content()).not.toContain('keep-this-secret');
  await expect(page.getByRole('checkbox', { name: '发送：订单已确认' })).not.toBeChecked();
  await page.getByRole('button', { name: '修改 采购群' }).click();
  await expect(page.getByRole('textbox', { name: 'Webhook 地址' })).toHaveValue('');
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '删除 采购群' }).click();
  await page.getByRole('button', { name: '删除群机器人' }).click();
  await expect(page.getByText('还没有群机器人')).toBeVisible();
});

test('the desk sees what was not delivered, and sends it again', async ({ newContext }) => {
  const { buyer } = await buildCompany({ buyer: { name: '何工', role: '采购员' } });
  const problem = `邮件服务器拒收 ${Date.now()}`;
  await failDelivery(buyer, problem);
  const { page, complaints } = await pageOf(newContext, 'staff');
  await openPage(page, '/desk/deliveries.html');
  const failed = page.getByRole('row').filter({ hasText: problem });
  await expect(failed).toContainText('订单已确认');
  await failed.getByRole('checkbox').check();
  await page.getByRole('button', { name: '重新发送' }).click();
  await expectTold(page, '1 条消息已重新排队发送');
  await expect(failed).toBeHidden();
  expect(complaints).toEqual([]);
});
