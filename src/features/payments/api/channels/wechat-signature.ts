import { createDecipheriv, createSign, createVerify, type KeyObject } from 'node:crypto';

/** Lines ended by a line feed each: the text of WeChat Pay's signatures (API v3). */
const linesOf = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');

const signLines = (text: string, privateKey: KeyObject) =>
  createSign('RSA-SHA256').update(text).sign(privateKey, 'base64');

export interface WechatCall {
  method: 'GET' | 'POST';
  /** Path with query, as it is sent. */
  path: string;
  body: string;
  /** Seconds since 1970. */
  timestamp: string;
  nonce: string;
}

/** Value of the `Authorization` header of a call. */
export function authorizeWechat(
  call: WechatCall,
  { mchId, serialNo, privateKey }: { mchId: string; serialNo: string; privateKey: KeyObject },
): string {
  const { method, path, body, timestamp, nonce } = call;
  const signature = signLines(linesOf(method, path, timestamp, nonce, body), privateKey);
  const parts = { mchid: mchId, nonce_str: nonce, signature, timestamp, serial_no: serialNo };
  const words = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${words.join(',')}`;
}

/** Whether headers and body come from WeChat Pay, for answers and notices alike. */
export function verifyWechat(headers: Headers, body: string, publicKey: KeyObject): boolean {
  const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map(
    (name) => headers.get(`wechatpay-${name}`) ?? '',
  );
  if (!timestamp || !nonce || !signature) return false;
  const text = linesOf(timestamp, nonce, body);
  return createVerify('RSA-SHA256').update(text).verify(publicKey, signature, 'base64');
}

export interface SealedResource {
  ciphertext: string;
  nonce: string;
  associated_data: string;
}

/** Opens what a notice carries: AES-256-GCM under the key of the API, the tag at the end. Throws when it was changed. */
export function openResource({ ciphertext, nonce, associated_data: extra }: SealedResource, apiKey: string): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce));
  decipher.setAuthTag(bytes.subarray(-16));
  decipher.setAAD(Buffer.from(extra));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8');
}
