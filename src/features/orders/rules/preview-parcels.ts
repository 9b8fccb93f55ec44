import type { QuotedLine } from '../contract/checkout-schemas.ts';

/** Goods of one order that leave together. */
export interface ParcelPreview {
  /** 上海仓; null for goods that do not lie in a warehouse. */
  warehouse: string | null;
  /** Days in Shanghai, YYYY-MM-DD. */
  shipDate: string;
  /** Day on which the last of it arrives; null where nobody knows the road. */
  arriveDate: string | null;
  /** Kinds of goods in it. */
  lines: number;
}

/** Days are written so that the later one is the greater text; an unknown day makes both unknown. */
function lastDay(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return null;
  return a > b ? a : b;
}

/** In which parcels an order would travel: one for each warehouse and day of dispatch, the earliest first. */
export function previewParcels(lines: readonly Pick<QuotedLine, 'parts' | 'obstacle'>[]): ParcelPreview[] {
  const parcels = new Map<string, ParcelPreview>();
  for (const { parts, obstacle } of lines) {
    if (obstacle !== null) continue;
    for (const { warehouse, shipDate, arriveDate } of parts) {
      const key = `${shipDate} ${warehouse ?? ''}`;
      const parcel = parcels.get(key) ?? { warehouse, shipDate, arriveDate, lines: 0 };
      parcels.set(key, { ...parcel, arriveDate: lastDay(parcel.arriveDate, arriveDate), lines: parcel.lines + 1 });
    }
  }
  return [...parcels].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, parcel]) => parcel);
}

/** 上海仓 11-21 发货，11-22 送达 · 8 种 */
export function describeParcel({ warehouse, shipDate, arriveDate, lines }: ParcelPreview): string {
  const day = (date: string) => date.slice(5);
  const arrives = arriveDate ? `，${day(arriveDate)} 送达` : '';
  return `${warehouse ?? '供应商备货'} ${day(shipDate)} 发货${arrives} · ${lines} 种`;
}
