import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { purposeWords } from '#business/line-fields/rules/public.ts';

/** Number of the goods, the customer's own, and what they are wanted for. */
export const deskWords = (line: LineFields & { skuCode: string }): string =>
  [line.skuCode, line.customerCode && `客户编码 ${line.customerCode}`, ...purposeWords(line)]
    .filter(Boolean)
    .join(' · ');
