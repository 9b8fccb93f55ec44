import { z } from 'zod';

/** Mobile number of the mainland: the only kind that receives codes. */
export const mobileNumber = z
  .string()
  .trim()
  .regex(/^1[3-9]\d{9}$/, '请输入 11 位手机号');

/** Mail addresses are kept in small letters, so that one box is one account. */
export const mailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, '邮箱最多 100 个字符')
  .pipe(z.email('邮箱格式不正确'));
