import { expect, it } from 'vitest';
import { maskEmail, maskIdCard, maskName, maskPhone } from './mask.ts';

it.each([
  [maskPhone, '13812345678', '138*****678'],
  [maskPhone, '+8613812345678', '+86********678'],
  [maskPhone, '123456', '1*****'],
  [maskPhone, '1', '1'],
  [maskPhone, '', ''],
  [maskEmail, 'limin@example.cn', 'lim**@example.cn'],
  [maskEmail, 'li@example.cn', '**@example.cn'],
  [maskEmail, 'l@example.cn', '*@example.cn'],
  [maskEmail, 'a@b@example.cn', 'a**@example.cn'],
  [maskEmail, 'limin', 'lim**'],
  [maskIdCard, '32050119900101001X', '3205**********001X'],
  [maskName, '李敏', '李*'],
  [maskName, '王小明', '王*明'],
  [maskName, '欧阳娜娜', '欧**娜'],
  [maskName, '敏', '*'],
  [maskName, '𠮷田', '𠮷*'],
])('%o masks %j as %j', (mask, value, masked) => {
  expect(mask(value)).toBe(masked);
});
