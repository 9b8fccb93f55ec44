import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { reserveStock } from '#features/catalog/api/public.ts';
import { needsStock } from '#features/catalog/rules/public.ts';
import type { HeldStock, WorkLine } from '#features/fulfilment/rules/public.ts';
import type { Random } from '../catalog/prng.ts';

/** Warehouse nearest to a province, as write-logistics lays the roads. */
const NORTH = ['北京市', '天津市', '河北省', '山东省', '山西省', '内蒙古自治区', '辽宁省', '宁夏回族自治区', '河南省'];
const SOUTH = ['广东省', '湖南省', '福建省', '四川省', '广西壮族自治区'];
const WAREHOUSES = ['SH', 'GZ', 'TJ'] as const;
/** Orders one item of which lay elsewhere. */
const ELSEWHERE = 0.1;

export function nearestWarehouse(province: string): string {
  if (NORTH.includes(province)) return 'TJ';
  return SOUTH.includes(province) ? 'GZ' : 'SH';
}

/** What stock looks at. */
type Line = Omit<WorkLine, 'promises'>;

const fromStock = (lines: readonly Line[]) => lines.filter(({ dayType }) => needsStock(dayType));

/** Where the lines of an old order came from; its stock has long left the books. */
export function heldThen(lines: readonly Line[], home: string, random: Random): HeldStock[] {
  const own = fromStock(lines);
  const other = own.length > 1 && random.chance(ELSEWHERE) ? random.pick(own).lineId : null;
  return own.map(({ lineId, skuId, quantity }) => ({
    lineId,
    skuId,
    quantity,
    warehouse: lineId === other ? random.pick(WAREHOUSES.filter((code) => code !== home)) : home,
  }));
}

/** Stock of a recent order, really reserved as far as it reaches; what is short comes from the supplier. */
export async function holdNow(db: NodePgDatabase, lines: readonly Line[]): Promise<HeldStock[]> {
  const own = fromStock(lines);
  const plan = await reserveStock(
    db,
    own.map(({ skuId, quantity }) => ({ skuId, quantity })),
  );
  if (!plan.ok) {
    const scarce = plan.short.map(({ skuId }) => skuId);
    return holdNow(
      db,
      own.filter(({ skuId }) => !scarce.includes(skuId)),
    );
  }
  return plan.allocations.flatMap((allocation) => {
    const line = own.find(({ skuId }) => skuId === allocation.skuId);
    return line ? [{ lineId: line.lineId, ...allocation }] : [];
  });
}
