import { createSign, createVerify, type KeyObject } from 'node:crypto';

export type AlipayParams = Readonly<Record<string, string>>;

/** Names in the order of their bytes, `name=value` joined by `&`, without what is empty: the text Alipay signs. */
export function textToSign(params: AlipayParams): string {
  return Object.keys(params)
    .filter((name) => params[name] !== '')
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => `${name}=${params[name]}`)
    .join('&');
}

/** RSA2: SHA-256 with RSA, Base64. */
export function signAlipay(params: AlipayParams, privateKey: KeyObject): string {
  return createSign('RSA-SHA256').update(textToSign(params), 'utf8').sign(privateKey, 'base64');
}

export function verifyAlipay(text: string, signature: string, publicKey: KeyObject): boolean {
  return createVerify('RSA-SHA256').update(text, 'utf8').verify(publicKey, signature, 'base64');
}

/** The member of an answer exactly as it was sent: its text is signed, not its meaning. */
export function signedMember(answer: string, member: string): string | null {
  const start = answer.indexOf(`"${member}":`);
  const end = answer.lastIndexOf(',"sign"');
  if (start < 0 || end < start) return null;
  return answer.slice(start + member.length + 3, end).trim();
}
