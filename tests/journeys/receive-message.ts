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

const ANSWER = CAPTCHA_ALPHABET.slice(0, 4);

/** Nobody reads the picture here: beside the database and with the pepper its question gets an answer that is known. */
async function answerOf(id: string): Promise<string> {
  const { captcha } = verificationKeys(await readPepper(besideEnv));
  const hash = keyedHash(captcha, [id, ANSWER]);
  const rows = await besideShop('update captchas set answer_hash = $2 where id = $1 returning id', [id, hash]);
  if (rows.length !== 1) throw new Error(`nobody asks ${id}`);
  return ANSWER;
}
