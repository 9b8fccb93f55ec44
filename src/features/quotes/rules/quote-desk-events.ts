import { defineEvents, type EventFacts } from '#business/documents/rules/public.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import { offerLabel } from './review-offers.ts';

interface DeskFacts extends EventFacts {
  versionNo: number;
  lineNo: number | null;
  offerNo: number | null;
  costBefore: bigint | null;
  floorBefore: bigint | null;
  costAfter: bigint | null;
  floorAfter: bigint | null;
}

const priceText = (price: bigint | null) => (price === null ? '未知' : formatUnitPrice(price));

/** 第 1 行：成本 80.00 → 75.00，底价 90.00 → 85.00，原因：厂家促销 */
function changeWords({ detail, lineNo, offerNo, ...amounts }: DeskFacts): string {
  if (lineNo === null || offerNo === null) return detail;
  const cost = `成本 ${priceText(amounts.costBefore)} → ${priceText(amounts.costAfter)}`;
  const floor = `底价 ${priceText(amounts.floorBefore)} → ${priceText(amounts.floorAfter)}`;
  return `${offerLabel({ lineNo, offerNo })}：${cost}，${floor}，原因：${detail}`;
}

const inner = (label: string) =>
  ({ label, outside: 'nothing', which: ({ versionNo }: DeskFacts) => `第 ${versionNo} 版` }) as const;

/** What the desk does among itself, in words for its log: no customer hears of it (decision 0043). */
export const quoteDeskEvents = defineEvents({
  basis_changed: { ...inner('修改成本底价'), words: changeWords },
  to_review: inner('送复核'),
  review_passed: inner('复核通过'),
  review_refused: inner('复核退回'),
});

export type DeskEventKind = (typeof quoteDeskEvents.kinds)[number];
