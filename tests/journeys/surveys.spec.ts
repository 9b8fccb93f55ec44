import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { openPage, untilLive } from './open-page.ts';
import { asBuyer } from './shop-session.ts';
import { watchPage } from './watch-page.ts';

test('the desk writes a survey, a visitor answers it on a phone once, the desk reads the result', async ({
  newContext,
}) => {
  const title = `开箱体验 ${Date.now()}`;
  const deskContext = await newContext();
  await asBuyer(deskContext, 'staff');
  const desk = await deskContext.newPage();
  const complaints = [watchPage(desk)];
  await openPage(desk, '/desk/surveyEdit.html');
  await desk.getByLabel('问卷标题').fill(title);
  await desk.getByRole('textbox', { name: '第 1 题', exact: true }).fill('包装完好吗？');
  await desk.getByLabel('第 1 题选项，一行一个').fill('完好\n破损');
  await desk.getByRole('button', { name: '打分题' }).click();
  await desk.getByRole('textbox', { name: '第 2 题', exact: true }).fill('总体打几分？');
  await desk.getByRole('button', { name: '上移第 2 题' }).click();
  // The preview shows what is being written, in its new order.
  await expect(desk.getByRole('group', { name: '1. 总体打几分？' })).toBeVisible();
  await desk.getByRole('button', { name: '保存问卷' }).click();
  await desk.getByRole('button', { name: '开放问卷' }).click();
  const link = await desk.getByRole('link', { name: '/survey?code=' }).getAttribute('href');
  const code = new URL(link ?? '').searchParams.get('code');

  const phone = await newContext({ viewport: { width: 375, height: 740 } });
  const page = await phone.newPage();
  complaints.push(watchPage(page));
  await openPage(page, `/survey?code=${code}&sc=S777`);
  await page.getByRole('button', { name: '提交问卷' }).click();
  await expect(page.getByText('请选择')).toHaveCount(2);
  await page.getByText('4 分 满意').first().check({ force: true });
  await page.getByLabel('破损').check();
  await page.getByRole('button', { name: '提交问卷' }).click();
  await expect(page.getByText('提交成功，感谢参与')).toBeVisible();
  await page.reload();
  await untilLive(page);
  await expect(page.getByText('您已提交过这份问卷')).toBeVisible();
  await phone.close();

  await openPage(desk, `/desk/surveyResults.html?code=${code}`);
  await expect(desk.getByText('平均 4.00 分')).toBeVisible();
  await expect(desk.getByText('销售工号 S777')).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: '破损' })).toContainText('100.0%');
  await openPage(desk, `/desk/surveyEdit.html?code=${code}`);
  await expect(desk.getByText('已有答卷，题目不能再改')).toBeVisible();
  await desk.getByRole('button', { name: '结束问卷' }).click();
  await expect(desk.getByRole('button', { name: '重新开放' })).toBeVisible();
  const late = await (await newContext()).newPage();
  await openPage(late, `/activity/survey.html?code=${code}`);
  await expect(late.getByText('问卷已经结束')).toBeVisible();
  expect(complaints.flat()).toEqual([]);
  await late.context().close();
  await deskContext.close();
});
