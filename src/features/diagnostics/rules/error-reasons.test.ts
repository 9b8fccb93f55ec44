import { expect, it } from 'vitest';
import { errorReason, wellFormedRequestId } from './error-reasons.ts';

it.each([
  ['expired', '链接已失效'],
  [undefined, '出错了'],
  ['constructor', '出错了'],
  ['__proto__', '出错了'],
  ['您的账户已冻结，请致电 13800138000', '出错了'],
])('key %j says %s', (key, title) => {
  expect(errorReason(key).title).toBe(title);
});

it.each([
  ['3f9c21ab00112233', '3f9c21ab00112233'],
  ['short', null],
  ['请致电13800138000', null],
  ['a'.repeat(65), null],
  [undefined, null],
])('request number %j shows %j', (text, shown) => {
  expect(wellFormedRequestId(text)).toBe(shown);
});
