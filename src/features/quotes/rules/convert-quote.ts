import { lineAmount, sum } from '#platform/shared/money.ts';
import { type QuoteStatus, type Standing, standingStatus } from './quote-status.ts';

/** An offer of the version that was sent last. */
export interface OfferedLine {
  lineNo: number;
  offerNo: number;
  itemNo: string;
  kind: string;
  unitPrice: bigint;
  quantity: number;
  convertedQuantity: number;
}

export interface WantedOffer {
  lineNo: number;
  offerNo: number;
  quantity: number;
}

const ORDERABLE: readonly QuoteStatus[] = ['offered', 'partly_converted'];

const WHY_NOT: Readonly<Partial<Record<QuoteStatus, string>>> = {
  quoting: '报价还没有发出',
  checking: '报价还没有发出',
  negotiating: '议价中的报价不能下单，请等待新版本',
  approving: '报价正在审批，通过后才能下单',
  converted: '报价已全部转单',
  rejected: '报价已关闭，不能下单',
  expired: '报价已失效，请再次询价',
  cancelled: '报价已取消，不能下单',
  superseded: '报价已被新的报价替代',
};

/** Why nothing of a quote can be ordered now; null when something can. */
export function orderObstacle(standing: Standing, now: number): string | null {
  const status = standingStatus(standing, now);
  return ORDERABLE.includes(status) ? null : (WHY_NOT[status] ?? '报价现在不能下单');
}

/** What of a wish has been ordered already, whichever of its offers was taken. */
function orderedOf(lines: readonly OfferedLine[], lineNo: number): number {
  return lines.reduce((count, line) => (line.lineNo === lineNo ? count + line.convertedQuantity : count), 0);
}

/** What may still be ordered of an offer: several offers of one wish share its quantity. */
export function remainderOf(lines: readonly OfferedLine[], { lineNo, quantity, kind, itemNo }: OfferedLine): number {
  if (kind === 'none' || itemNo === '') return 0;
  return Math.max(0, quantity - orderedOf(lines, lineNo));
}

/** Why these offers cannot be ordered in these quantities; null when they can. Never more than was quoted of a wish. */
export function conversionObstacle(lines: readonly OfferedLine[], wanted: readonly WantedOffer[]): string | null {
  const taken = new Map<number, number>();
  for (const { lineNo, offerNo, quantity } of wanted) {
    const line = lines.find((one) => one.lineNo === lineNo && one.offerNo === offerNo);
    if (!line || line.kind === 'none') return `报价中没有第 ${lineNo} 行的这个方案`;
    if (line.itemNo === '') return `第 ${lineNo} 行还没有商品编码，请联系客服建立后下单`;
    const sofar = (taken.get(lineNo) ?? 0) + quantity;
    taken.set(lineNo, sofar);
    const left = remainderOf(lines, line);
    if (quantity < 1 || sofar > left) return `第 ${lineNo} 行最多还能下单 ${left}`;
  }
  return null;
}

/** The state after an order, or after one was called off: nothing ordered, everything that can be, or some of it. */
export function statusAfter(lines: readonly OfferedLine[]): 'offered' | 'converted' | 'partly_converted' {
  if (lines.every((line) => line.convertedQuantity === 0)) return 'offered';
  return lines.some((line) => remainderOf(lines, line) > 0) ? 'partly_converted' : 'converted';
}

/** Worth of what was ordered, at the prices of the quote: by whole quantities, so that parts never add up to more. */
export function convertedFen(lines: readonly OfferedLine[]): bigint {
  return sum(lines.map((line) => lineAmount(line.unitPrice, line.convertedQuantity)));
}
