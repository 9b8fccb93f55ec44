import { z } from 'zod';
import type { DocumentNumber } from './document-number.ts';

/** The number of a document in a call; refused in words: 订单号格式不正确. */
export const numberText = ({ whole, label }: DocumentNumber) => z.string().regex(whole, `${label}格式不正确`);

/** What somebody has typed of it so far. */
export const numberBeginning = ({ beginning, label }: DocumentNumber) =>
  z.string().regex(beginning, `${label}格式不正确`);
