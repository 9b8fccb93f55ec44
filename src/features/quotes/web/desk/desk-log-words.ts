import type { DeskEvent } from '../../contract/quote-desk-schemas.ts';
import { offerLabel } from '../../rules/review-offers.ts';

const KINDS: Readonly<Record<DeskEvent['kind'], string>> = {
  basis_changed: '修改成本底价',
  to_review: '送复核',
  review_passed: '复核通过',
  review_refused: '复核退回',
};

const told = (amount: string | null | undefined) => amount ?? '未知';

function detailOf({ detail, lineNo, offerNo, before, after }: DeskEvent): string {
  if (lineNo === null || offerNo === null || !after) return detail;
  const cost = `成本 ${told(before?.cost)} → ${told(after.cost)}`;
  const floor = `底价 ${told(before?.floor)} → ${told(after.floor)}`;
  return `${offerLabel({ lineNo, offerNo })}：${cost}，${floor}，原因：${detail}`;
}

/** What the desk did among itself, for its log. */
export const deskLogOf = (events: readonly DeskEvent[]) =>
  events.map((event) => ({
    ...{ label: `${KINDS[event.kind]} · 第 ${event.versionNo} 版`, detail: detailOf(event) },
    ...{ actorName: event.actorName, at: event.at },
  }));
