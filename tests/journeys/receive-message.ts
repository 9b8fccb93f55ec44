import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { inboxKey } from '../../src/app/api/local-inbox.ts';
import { readPepper } from '../../src/app/api/read-pepper.ts';
import { keyedHash, verificationKeys } from '../../src/features/verification/api/verification-keys.ts';
import { CAPTCHA_ALPHABET } from '../../src/features/verification/rules/captcha-glyphs.ts';
import { besideEnv, besideShop } from './beside-database.ts';

interface Message {
  to: string;
  text: string;
}

/** Newest message to a person that holds what is looked for, once it has arrived in the local inbox. */
export async function receiveMessage(request: APIRequestContext, to: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const response = await request.get(`/dev/inbox.json?key=${inboxKey(await readPepper(besideEnv))}`);
    const messages = (await response.json()) as Message[];
    found = messages.flatMap((message) => (message.to === to ? (pattern.exec(message.text)?.[1] ?? []) : []))[0];
    expect(found, `no message to ${to}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return found ?? '';
}

/** Asks for a code as a person does, picture included, and reads it where it arrives. */
export async function receiveCode(page: Page, to: string): Promise<string> {
  const asked = page.waitForResponse(/imageVerification\/create/);
  await page.getByRole('button', { name: '获取验证码' }).click();
  const { data } = (await (await asked).json()) as { data: { id: string } };
  const sent = page.waitForResponse(/user\/ver\/(sms|mail)$/);
  await page.getByRole('textbox', { name: '图形验证码' }).fill(await answerOf(data.id));
  expect((await sent).status()).toBe(200);
  return receiveMessage(page.request, to, /(?<!\d)(\d{6})(?!\d)/);
}

/** What stands in a picture, found by trying every answer: possible only beside the database and with the pepper. */
async function answerOf(id: string): Promise<string> {
  const { captcha } = verificationKeys(await readPepper(besideEnv));
  const answerHash = await answerHashOf(id);
  const signs = [...CAPTCHA_ALPHABET];
  const pairs = signs.flatMap((first) => signs.map((second) => first + second));
  for (const head of pairs) {
    const tail = pairs.find((end) => keyedHash(captcha, [id, head + end]) === answerHash);
    if (tail) return head + tail;
  }
  throw new Error('no answer fits');
}

async function answerHashOf(id: string): Promise<string | undefined> {
  const rows = await besideShop<{ hash: string }>('select answer_hash as hash from captchas where id = $1', [id]);
  return rows[0]?.hash;
}
