import type { StatementLine } from '../../contract/statement-schemas.ts';
import type { DisputeKind } from '../../contract/statement-words.ts';
import { CLAIM_NAMES } from '../../rules/judge-claim.ts';

export const wantsQuantity = (kind: DisputeKind): boolean => CLAIM_NAMES[kind] === 'units';
export const wantsPrice = (kind: DisputeKind): boolean => CLAIM_NAMES[kind] === 'price';

const PRICE = /^\d{1,8}(?:\.\d{1,4})?$/;
const inUnits = (price: string): number => Math.round(Number(price) * 10_000);

/** What was typed of a line, as the call takes it; null: it is not what is asked for. */
export function claimOf(
  kind: DisputeKind,
  typed: string,
  { quantity, price }: Pick<StatementLine, 'quantity' | 'price'>,
): { quantity?: number; price?: string } | null {
  const text = typed.trim();
  if (wantsQuantity(kind)) {
    return /^\d{1,6}$/.test(text) && Number(text) < quantity ? { quantity: Number(text) } : null;
  }
  if (!wantsPrice(kind)) return {};
  return PRICE.test(text) && inUnits(text) < inUnits(price) ? { price: text } : null;
}
