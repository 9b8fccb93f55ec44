import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { startTestSmtpServer, type TestSmtpServer } from '#tests/test-smtp-server.ts';
import { inTransaction } from './database.ts';
import { log } from './log.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { mailEffects, smsEffects } from './message-effects.ts';
import { createMessages, type SmsMessage } from './messages.ts';
import { deliverEffects, type EffectHandlers } from './outbox-worker.ts';
import type { SmsSender } from './sms-sender.ts';

const SECRET = Buffer.alloc(32, 7);
const messages = createMessages(SECRET);
const letter = { to: 'limin@example.cn', subject: '重置密码', text: 'https://shop.test/reset.html?code=TOKEN' };
const sms: SmsMessage = {
  phoneNumber: '13812345678',
  template: 'login_code',
  params: { code: '246810' },
  text: '验证码 246810',
};

let db: TestDatabase;
let mailServer: TestSmtpServer;
let mailer: Mailer;
let sent: { message: SmsMessage; key: string }[];
let carrier: SmsSender;
let handlers: EffectHandlers;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

beforeEach(async () => {
  await db.owner.execute(sql`truncate outbox`);
  mailServer = await startTestSmtpServer();
  const letterHead = { sender: '测试商城', supportPhone: '400-000-0000' };
  mailer = openMailer({ smtpUrl: mailServer.smtpUrl, from: 'no-reply@shop.test', letterHead });
  sent = [];
  carrier = { send: async (message, key) => void sent.push({ message, key }) };
  handlers = {
    ...mailEffects(mailer, SECRET),
    ...smsEffects({ send: (message, key) => carrier.send(message, key) }, SECRET),
  };
});
afterEach(async () => {
  mailer.close();
  await mailServer.stop();
});

const write = (work: Parameters<typeof inTransaction<void>>[3]) =>
  inTransaction(db.app, { firmId: null, userId: null }, 'write', work);
const deliver = () => deliverEffects(db.app, handlers);
const letTimePass = () => db.owner.execute(sql`update outbox set next_attempt_at = now() where done_at is null`);

interface Row extends Record<string, unknown> {
  whole: string;
  attempts: number;
  done: boolean;
  dead: boolean;
}
async function readOutbox(): Promise<Row[]> {
  const { rows } = await db.owner.execute<Row>(
    sql`select outbox::text as whole, attempts, done_at is not null as done, dead_at is not null as dead from outbox order by id`,
  );
  return rows;
}

it('mails once what was committed, and nothing that was rolled back', async () => {
  await write((tx) => messages.mail(tx, letter));
  const aborted = write(async (tx) => {
    await messages.mail(tx, { ...letter, to: 'nobody@example.cn' });
    throw new Error('changed my mind');
  });
  await expect(aborted).rejects.toThrow('changed my mind');
  await deliver();
  await deliver();
  expect(mailServer.letters.map(({ recipients }) => recipients)).toEqual([['limin@example.cn']]);
  expect(mailServer.letters[0]?.mail.text).toContain(letter.text);
});

it('keeps neither recipient nor words readable in the outbox, before and after', async () => {
  await write(async (tx) => {
    await messages.mail(tx, letter);
    await messages.sms(tx, sms);
  });
  carrier.send = async () => Promise.reject(new Error('SMS gateway answered 500'));
  const before = await readOutbox();
  await deliver();
  const rows = [...before, ...(await readOutbox())];
  expect(rows).toHaveLength(4);
  for (const { whole } of rows) {
    for (const secret of ['limin', 'example.cn', 'TOKEN', '13812345678', '246810', '验证码', 'login_code']) {
      expect(whole).not.toContain(secret);
    }
    expect(whole).toContain('sealed');
  }
});

it('tries again while the mail server is down, and delivers once it is up', async () => {
  await write((tx) => messages.mail(tx, letter));
  await mailServer.stop();
  await deliver();
  expect(await readOutbox()).toMatchObject([{ attempts: 1, done: false, dead: false }]);
  expect(await deliver()).toBe(0);
  mailServer = await startTestSmtpServer({ port: mailServer.port });
  await letTimePass();
  await deliver();
  expect(mailServer.letters).toHaveLength(1);
  expect(await readOutbox()).toMatchObject([{ done: true }]);
});

it('repeats under the same Message-ID when it is unknown whether the letter left', async () => {
  await write((tx) => messages.mail(tx, letter));
  await deliver();
  await db.owner.execute(sql`update outbox set done_at = null`);
  await deliver();
  const ids = mailServer.letters.map(({ mail }) => mail.messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('gives two equal messages two ids', async () => {
  await write(async (tx) => {
    await messages.mail(tx, letter);
    await messages.mail(tx, letter);
  });
  await deliver();
  expect(new Set(mailServer.letters.map(({ mail }) => mail.messageId)).size).toBe(2);
});

it('lays a letter that no server takes aside after ten tries', async () => {
  await write((tx) => messages.mail(tx, { ...letter, to: 'limin@example.cn\r\nBcc: all@example.cn' }));
  for (let n = 1; n <= 12; n += 1) {
    await deliver();
    await letTimePass();
  }
  expect(await readOutbox()).toMatchObject([{ attempts: 10, done: false, dead: true }]);
  expect(mailServer.letters).toEqual([]);
});

it('loses nothing while the mail server is away for an hour, and lays aside what nobody took for a day', async () => {
  await write((tx) => messages.mail(tx, letter));
  await mailServer.stop();
  // 2, 4, 8 … 512 seconds, then every ten minutes: an hour has fourteen tries.
  for (let n = 1; n <= 14; n += 1) {
    await deliver();
    await letTimePass();
  }
  await db.owner.execute(sql`update outbox set created_at = now() - interval '1 hour'`);
  await deliver();
  expect(await readOutbox()).toMatchObject([{ attempts: 15, done: false, dead: false }]);
  await db.owner.execute(sql`update outbox set created_at = now() - interval '25 hours'`);
  await letTimePass();
  await deliver();
  expect(await readOutbox()).toMatchObject([{ attempts: 16, done: false, dead: true }]);
});

it('hands text messages to the carrier, each try under the same key', async () => {
  await write((tx) => messages.sms(tx, sms));
  const keys: string[] = [];
  const take = carrier.send;
  carrier.send = async (_, key) => {
    keys.push(key);
    throw new Error('SMS gateway answered 500');
  };
  await deliver();
  carrier.send = take;
  await letTimePass();
  await deliver();
  expect(sent.map(({ message }) => message)).toEqual([sms]);
  expect(keys).toEqual(sent.map(({ key }) => key));
});

it('logs that something was sent, to whom only masked', async () => {
  const info = vi.spyOn(log, 'info');
  await write(async (tx) => {
    await messages.mail(tx, letter);
    await messages.sms(tx, sms);
  });
  await deliver();
  const logged = JSON.stringify(info.mock.calls);
  expect(logged).toContain('lim**@example.cn');
  expect(logged).toContain('138*****678');
  for (const secret of ['limin', '13812345678', '246810', 'TOKEN', '重置密码']) expect(logged).not.toContain(secret);
});

it('opens nothing that was sealed with another secret', async () => {
  await write((tx) => createMessages(Buffer.alloc(32, 8)).mail(tx, letter));
  await deliver();
  expect(await readOutbox()).toMatchObject([{ attempts: 1, done: false }]);
  expect(mailServer.letters).toEqual([]);
});
