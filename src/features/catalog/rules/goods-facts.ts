import { describeQuantityRule } from './snap-quantity.ts';

interface LineOfGoods {
  brandName: string | null;
  mpn: string | null;
  moqSales: number;
  moqIncrement: number;
  orderUnit: string;
}

/** What tells an item from its like, after its code: brand, model, and how it is sold where that is not one by one (specification 5.5). */
export function goodsFacts({
  brandName,
  mpn,
  moqSales: moq,
  moqIncrement: step,
  orderUnit: unit,
}: LineOfGoods): string {
  const rule = moq > 1 || step > 1 ? describeQuantityRule({ moq, step, unit }) : null;
  return [brandName, mpn, rule].filter(Boolean).join(' · ');
}
