import { lineAmount } from '#platform/shared/money.ts';
import type { DisputeKind } from '../contract/statement-words.ts';

/** A line as a claim about it looks at it. Fen; price in 1/10,000 yuan. */
export interface ClaimedLine {
  source: string;
  status: string;
  quantity: number;
  salesPrice: bigint;
  amountFen: bigint;
}

export interface Claim {
  kind: DisputeKind;
  /** Units that came. */
  quantity?: number | undefined;
  /** What one should cost, 1/10,000 yuan. */
  price?: bigint | undefined;
}

type Judged = { askedFen: bigint } | { problem: string };

const least = (a: bigint, b: bigint) => (a < b ? a : b);

function ofQuantity({ quantity, amountFen }: ClaimedLine, came: number | undefined): Judged {
  if (came === undefined) return { problem: '请填写实收数量' };
  if (came >= quantity) return { problem: `实收数量应少于账单的 ${quantity}` };
  return { askedFen: (amountFen * BigInt(quantity - came)) / BigInt(quantity) };
}

function ofPrice({ quantity, salesPrice, amountFen }: ClaimedLine, price: bigint | undefined): Judged {
  if (price === undefined) return { problem: '请填写应为单价' };
  if (price >= salesPrice) return { problem: '应为单价应低于账单单价' };
  return { askedFen: amountFen - least(lineAmount(price, quantity), amountFen) };
}

/** What of a line a claim of each kind names: units that came, what one should cost, or nothing. */
export const CLAIM_NAMES: Readonly<Record<DisputeKind, 'units' | 'price' | null>> = {
  quantity: 'units',
  price: 'price',
  not_received: 'units',
  duplicate: null,
  tax_rate: null,
};

const whole = ({ amountFen }: ClaimedLine): Judged => ({ askedFen: amountFen });
/** Of what is no goods, nothing can be counted. */
const counted = (line: ClaimedLine, came: number | undefined): Judged =>
  line.source === 'sign' ? ofQuantity(line, came) : whole(line);

const RULES: Readonly<Record<DisputeKind, (line: ClaimedLine, claim: Claim) => Judged>> = {
  quantity: (line, { quantity }) => counted(line, quantity),
  price: (line, { price }) =>
    line.source === 'sign' ? ofPrice(line, price) : { problem: '运费没有单价，请选择其他异议类型' },
  not_received: (line, { quantity }) => (quantity === undefined ? whole(line) : counted(line, quantity)),
  duplicate: whole,
  tax_rate: () => ({ askedFen: 0n }),
};

/**
 * What a line would be less by what the customer says of it, or why that cannot be said: a dispute about quantity or price says what it
 * should be; goods that never came or were billed twice are the whole line; a wrong rate moves no money by itself.
 */
export function judgeClaim(line: ClaimedLine, claim: Claim): Judged {
  if (line.status !== 'open') return { problem: '只有待确认的行可以提异议' };
  if (line.amountFen <= 0n) return { problem: '没有金额的行不用提异议' };
  return RULES[claim.kind](line, claim);
}
