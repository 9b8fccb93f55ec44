import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { warehouses, warehouseTransits } from '#features/catalog/api/item-tables.ts';

/** Provinces by two digits, and by the days a lorry needs to them. */
type Roads = Readonly<Record<number, string>>;

const WAREHOUSES: readonly { code: string; name: string; provinceCode: string; roads: Roads }[] = [
  {
    code: 'SH',
    name: '上海仓',
    provinceCode: '31',
    roads: {
      1: '31 32 33 34',
      2: '11 12 13 35 36 37 41 42 43',
      3: '14 21 44 45 50 51 52 61',
      4: '15 22 23 46 53 62',
      5: '63 64',
      7: '54 65 71 81 82',
    },
  },
  {
    code: 'GZ',
    name: '广州仓',
    provinceCode: '44',
    roads: {
      1: '44',
      2: '35 36 43 45 46',
      3: '31 32 33 34 41 42 50 51 52 53 81 82',
      4: '11 12 13 14 37 61',
      5: '15 21 22 62',
      6: '23 63 64 71',
      8: '54 65',
    },
  },
  {
    code: 'TJ',
    name: '天津仓',
    provinceCode: '12',
    roads: {
      1: '11 12 13',
      2: '14 15 21 37 41',
      3: '22 23 31 32 34 42 61',
      4: '33 35 36 43 50 51 62 64',
      5: '44 45 52 53 63',
      7: '46 54 65 71 81 82',
    },
  },
];

/** Three warehouses and the days from each into every province. */
export async function writeLogistics(db: NodePgDatabase): Promise<void> {
  await db.insert(warehouses).values(WAREHOUSES.map(({ roads: _, ...warehouse }) => warehouse));
  const transits = WAREHOUSES.flatMap(({ code: warehouse, roads }) =>
    Object.entries(roads).flatMap(([days, provinces]) =>
      provinces.split(' ').map((provinceCode) => ({ warehouse, provinceCode, days: Number(days) })),
    ),
  );
  await db.insert(warehouseTransits).values(transits);
}
