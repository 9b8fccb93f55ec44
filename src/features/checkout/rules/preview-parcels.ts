import { countedDay, NO_PROMISE, type PromiseEvent, wordPromise } from '#features/catalog/rules/public.ts';
import { KIND } from '#features/orders/rules/public.ts';
import type { QuotedLine } from '../contract/checkout-schemas.ts';

/** Goods of one order that leave together: what a part of it will be. */
export interface ParcelPreview {
  /** 上海仓; null for goods that do not lie in a warehouse. */
  warehouse: string | null;
  /** Days in Shanghai, YYYY-MM-DD. */
  shipDate: string;
  /** Null where nobody knows the road. */
  arriveDate: string | null;
  /** Kinds of goods in it. */
  lines: number;
}

/** In which parcels an order would travel: one for each warehouse and promise, the earliest first. */
export function previewParcels(lines: readonly Pick<QuotedLine, 'parts' | 'obstacle'>[]): ParcelPreview[] {
  const parcels = new Map<string, ParcelPreview>();
  for (const { parts, obstacle } of lines) {
    if (obstacle !== null) continue;
    for (const { warehouse, shipDate, arriveDate } of parts) {
      const key = `${shipDate} ${warehouse ?? ''} ${arriveDate ?? ''}`;
      const parcel = parcels.get(key) ?? { warehouse, shipDate, arriveDate, lines: 0 };
      parcels.set(key, { ...parcel, lines: parcel.lines + 1 });
    }
  }
  return [...parcels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, parcel]) => parcel);
}

const shareOf = ({ shipDate, arriveDate, lines }: ParcelPreview) => ({
  quantity: lines,
  unit: KIND,
  promise: { ...NO_PROMISE, shipOn: shipDate, arriveOn: arriveDate },
});

/** 上海仓 11月21日发货，11月22日送达 · 8 种 */
export function describeParcel(parcel: ParcelPreview): string {
  const days = wordPromise([shareOf(parcel)], { both: true });
  return `${parcel.warehouse ?? '供应商备货'} ${days} · ${parcel.lines} ${KIND}`;
}

/** What is promised for the whole order if that happens in time: the sentence the order will keep. */
export function previewPromise(
  lines: readonly Pick<QuotedLine, 'parts' | 'obstacle'>[],
  { event, promisedAt }: { event: PromiseEvent; promisedAt: string },
): string {
  const now = new Date(promisedAt);
  const unknown = lines.filter(({ parts, obstacle }) => obstacle === null && parts.length === 0).length;
  const shares = previewParcels(lines).map(shareOf);
  const undated = unknown > 0 ? [{ quantity: unknown, unit: KIND, promise: NO_PROMISE }] : [];
  return wordPromise([...shares, ...undated], { until: { event, day: countedDay(now), now } });
}
