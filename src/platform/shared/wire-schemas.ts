import { z } from 'zod';
import { hasControlCharacters } from './control-characters.ts';
import { MAX_QUANTITY } from './quantity-limit.ts';

/** Money on the wire: decimal yuan as text. */
export const amountText = z.string().regex(/^-?\d+\.\d{2}$/);
export const unitPriceText = z.string().regex(/^\d+\.\d{2,4}$/);

export const quantity = z.number().int().min(1).max(MAX_QUANTITY);

/** Largest bigint of PostgreSQL; comparing a row with a larger number is an error there. */
const MAX_ID = '9223372036854775807';

/** Ids of rows travel as text; they are wider than a float. */
export const rowId = z
  .string()
  .regex(/^[1-9]\d{0,18}$/, '编号格式不正确')
  .refine((text) => text.length < MAX_ID.length || text <= MAX_ID, '编号格式不正确');

/** Item number: letters, digits and the signs that manufacturers print in part numbers. */
export const itemNo = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[0-9A-Za-z][0-9A-Za-z\-_.+/]*$/, '商品编码格式不正确');

/** Days a call is given: PostgreSQL knows no year 0, and arithmetic of days in a year before 1000 leaves its four digits. */
const FIRST_DAY = '1900-01-01';

/** A calendar day, YYYY-MM-DD. */
export const calendarDay = (message = '日期格式应为 YYYY-MM-DD') =>
  z.iso.date(message).refine((day) => day >= FIRST_DAY, `日期不能早于 ${FIRST_DAY}`);

export const instantText = z.iso.datetime({ offset: true });

/** What nobody can see at either end, though it has a length: a reason made of it is none. */
const UNSEEN_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
const BREAKS = /[\t\n\r\u0085\u2028\u2029]+/gu;
/** Names and numbers: they stand in subjects of mails and in cells, where a break pasted with them tears the line. */
const LONGEST_LINE = 120;

/**
 * Free text without control characters; PostgreSQL refuses NUL. What shows nothing counts as empty, and what may have up
 * to 120 characters is one line.
 */
export const plainText = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(UNSEEN_ENDS, ''))
    .overwrite((text) => (max <= LONGEST_LINE ? text.replace(BREAKS, ' ') : text))
    .max(max)
    .refine((text) => !hasControlCharacters(text), '含有不可用的控制字符');
