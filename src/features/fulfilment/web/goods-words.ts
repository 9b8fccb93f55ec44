import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';

/** Number of the goods, and what was written to the line. */
export const goodsWords = (line: LineFields & { skuCode: string }): string =>
  [line.skuCode, ...lineFieldWords(line)].join(' · ');
