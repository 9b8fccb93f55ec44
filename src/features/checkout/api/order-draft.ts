import type { SkuForSale } from '#features/catalog/api/public.ts';
import { tierAt } from '#features/prices/rules/public.ts';
import type { OrderDraft } from './order-control.ts';

interface Wanted {
  quantity: number;
  amountFen: bigint;
  costCenter: string;
  expectedOn: string | null;
}

/** A line as approvals and budgets judge it. */
export function draftLine(item: SkuForSale, { quantity, ...wanted }: Wanted): OrderDraft['lines'][number] {
  const { skuId, taxRateBp, salesPrice, tiers } = item;
  return { ...wanted, skuId, taxRateBp, salesPrice, agreedPrice: tierAt(tiers, quantity)?.agreed?.price ?? null };
}
