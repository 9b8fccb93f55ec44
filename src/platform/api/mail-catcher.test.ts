import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Inbox, openInbox } from './inbox.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { type Mailer, openMailer } from './mailer.ts';

let directory: string;
let inbox: Inbox;
let catcher: MailCatcher;
let mailer: Mailer;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'catcher-'));
  inbox = openInbox(directory, Date.now);
  catcher = await startMailCatcher(inbox);
  const letterHead = { sender: '测试商城', supportPhone: '400-000-0000' };
  mailer = openMailer({ smtpUrl: catcher.smtpUrl, from: 'no-reply@shop.test', letterHead });
});
afterEach(async () => {
  mailer.close();
  await catcher.close();
  await rm(directory, { recursive: true });
});

const letter = {
  to: 'limin@example.cn',
  subject: '激活您的账号',
  text: `请打开\nhttps://shop.test/activation.html?code=${'长'.repeat(90)}x`,
};

it('keeps what was mailed, as it was written', async () => {
  await mailer.send(letter, 'k1');
  const [caught] = await inbox.list();
  expect(caught).toMatchObject({ kind: 'mail', to: letter.to, subject: letter.subject });
  expect(caught?.text).toContain(letter.text);
});

it('keeps a repeat once and the same words under another key twice', async () => {
  for (const key of ['k1', 'k1', 'k2']) await mailer.send(letter, key);
  expect(await inbox.list()).toHaveLength(2);
});

it('refuses letters over 1 MB and goes on', async () => {
  await expect(mailer.send({ ...letter, text: 'x'.repeat(1_100_000) }, 'k1')).rejects.toThrow('552');
  await mailer.send(letter, 'k2');
  expect(await inbox.list()).toHaveLength(1);
});

it('listens on this machine only', () => {
  expect(new URL(catcher.smtpUrl).hostname).toBe('127.0.0.1');
});
