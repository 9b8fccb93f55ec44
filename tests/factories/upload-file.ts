import { randomUUID } from 'node:crypto';
import { JSON_PART } from '#platform/shared/json-part.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import type { Answer, CallAs, TestShop } from '#tests/test-shop.ts';
import { sendRequest } from '../send-request.ts';
import { writtenForm } from './written-form.ts';

/** What goes up: fields, and files under their names. */
interface Form {
  fields?: object;
  files?: Readonly<Record<string, File>>;
}

export const fileOf = (content: Uint8Array | string = tinyPdf(), name = '图纸.pdf') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

/** Sends a form as pages do: fields as one part of JSON, and files. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
export async function sendForm<T = any>(
  shop: Pick<TestShop, 'url'>,
  path: string,
  { fields = {}, files = {} }: Form,
  { token, key = randomUUID(), headers = {} }: CallAs,
): Promise<Answer<T>> {
  const form = new FormData();
  form.set(JSON_PART, JSON.stringify(fields));
  for (const [name, file] of Object.entries(files)) form.set(name, file);
  const written = await writtenForm(form);
  const known = { 'idempotency-key': key, ...written.headers, ...(token ? { token } : {}) };
  const request = { method: 'POST', body: written.body, headers: { ...known, ...headers } };
  const { text, ...answer } = await sendRequest(shop.url + path, request);
  return { ...answer, body: JSON.parse(text) };
}

/** Hands one file in. */
export const uploadFile = (
  shop: Pick<TestShop, 'url'>,
  path: string,
  { file = fileOf(), ...fields }: { file?: File; fileName?: string; quoteNo?: string; lineNo?: number },
  as: CallAs,
) => sendForm(shop, path, { fields: { fileName: file.name, ...fields }, files: { file } }, as);
