import type { RowReport } from '../contract/price-desk-schemas.ts';
import { overlaps, type Period, periodText } from './agreement-period.ts';
import { type PriceRow, priceInWords } from './read-price-table.ts';

/** An agreement price that is there already. */
export interface PresentPrice extends Period {
  id: bigint;
  minQuantity: number;
  price: bigint;
}

/** What the shop knows of the customer and the item of a row. */
export interface RowFacts {
  firmId: bigint | undefined;
  sku: { skuId: bigint; listPrice: bigint } | undefined;
}

export interface PlannedRow {
  row: PriceRow;
  report: RowReport;
  /** The price that is changed; none is added. */
  changes: PresentPrice | null;
}

interface Verdict {
  outcome: RowReport['outcome'];
  note: string;
  changes?: PresentPrice;
}

const words = (one: Period & { price: bigint }) => priceInWords(one.price, periodText(one));

function judgePeriod(row: PriceRow, present: readonly PresentPrice[]): Verdict {
  const same = present.find(({ validFrom }) => validFrom === row.validFrom);
  const other = present.find((one) => one !== same && overlaps(one, row));
  if (other) return { outcome: 'refused', note: `与已有协议价的有效期重叠：${words(other)}` };
  if (!same) return { outcome: 'added', note: '' };
  if (same.price === row.price && same.validTo === row.validTo) return { outcome: 'same', note: '' };
  return { outcome: 'changed', note: `原为 ${words(same)}`, changes: same };
}

/**
 * Decides row by row what a file changes. A row that begins on the day a present price begins changes that price; one
 * that lies across another price, in the shop or in a row above, is refused. `present` gives the prices of the same
 * customer and item.
 */
export function planAgreements(
  rows: readonly PriceRow[],
  factsOf: (row: PriceRow) => RowFacts,
  presentOf: (firmId: bigint, skuId: bigint) => readonly PresentPrice[],
): PlannedRow[] {
  const taken = new Map<string, PriceRow[]>();
  return rows.map((row) => {
    const { rowNumber, customerCode, skuCode, minQuantity } = row;
    const { firmId, sku } = factsOf(row);
    const judge = (): Verdict => {
      if (firmId === undefined) return { outcome: 'refused', note: '没有这个客户编号' };
      if (!sku) return { outcome: 'refused', note: '没有这个商品编码' };
      if (sku.listPrice > 0n && row.price > sku.listPrice)
        return { outcome: 'refused', note: '价格高于面价，不会生效' };
      const key = `${firmId} ${sku.skuId} ${minQuantity}`;
      const above = taken.get(key) ?? [];
      const twin = above.find((one) => overlaps(one, row));
      if (twin) return { outcome: 'refused', note: `与文件第 ${twin.rowNumber} 行的有效期重叠` };
      const verdict = judgePeriod(
        row,
        presentOf(firmId, sku.skuId).filter((one) => one.minQuantity === minQuantity),
      );
      if (verdict.outcome !== 'refused') taken.set(key, [...above, row]);
      return verdict;
    };
    const { outcome, note, changes = null } = judge();
    return { row, report: { rowNumber, customerCode, skuCode, outcome, note }, changes };
  });
}
