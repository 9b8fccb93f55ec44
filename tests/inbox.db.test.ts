import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPepper } from '#app/api/read-pepper.ts';
import { inTransaction } from '#platform/api/database.ts';
import { createMessages } from '#platform/api/messages.ts';
import { takeMessages } from './inbox.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testEnv } from './test-shop.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

it('takes the messages of one person once, oldest first, and leaves the others', async () => {
  const messages = createMessages(await readPepper(testEnv));
  const sms = (phoneNumber: string, text: string) => ({ phoneNumber, template: 'login_code', params: {}, text });
  await inTransaction(db.app, { firmId: null, userId: null }, 'write', async (tx) => {
    await messages.sms(tx, sms('13800000001', '一'));
    await messages.sms(tx, sms('13800000002', '二'));
    await messages.sms(tx, sms('13800000001', '三'));
    await messages.mail(tx, { to: 'limin@example.cn', subject: '主题', text: '四' });
  });
  const take = async (to: string) => (await takeMessages({ db }, to)).map(({ text }) => text);
  expect(await take('13800000001')).toEqual(['一', '三']);
  expect(await take('13800000001')).toEqual([]);
  expect(await take('limin@example.cn')).toEqual(['四']);
  expect(await take('13800000002')).toEqual(['二']);
});
