import { between, draw } from '#business/carriers/rules/public.ts';
import type { PartStatus } from '../part-status.ts';

/** What the warehouse does next with a part. */
export type WarehouseAct = 'start' | 'pickAll' | 'pickShort' | 'ship';

export interface WaitingFacts {
  /** Names the part in every draw. */
  name: string;
  status: PartStatus;
  /** Hours of the shop's time since something last happened to the order. */
  hours: number;
}

/** Shares of parts that leave late, or of which something is missing. */
const LATE = 0.1;
const SHORT = 0.05;

/** Hours each state lasts: low, high. */
const LASTS: Readonly<Partial<Record<PartStatus, readonly [low: number, high: number]>>> = {
  to_pick: [1, 5],
  picking: [0.5, 3],
  picked: [1, 6],
  partly_shipped: [4, 20],
};

/** The act that is due now; null while the warehouse still takes its time. */
export function nextWarehouseAct(seed: string, { name, status, hours }: WaitingFacts): WarehouseAct | null {
  const lasts = LASTS[status];
  if (!lasts) return null;
  const late =
    status === 'picked' && draw(`${seed} late ${name}`) < LATE ? between(draw(`${seed} by ${name}`), 24, 72) : 0;
  if (hours < between(draw(`${seed} ${status} ${name}`), ...lasts) + late) return null;
  if (status === 'to_pick') return 'start';
  if (status !== 'picking') return 'ship';
  return draw(`${seed} short ${name}`) < SHORT ? 'pickShort' : 'pickAll';
}

/** What is found of a quantity of which something is missing. */
export const foundOf = (quantity: number) => Math.max(0, quantity - Math.max(1, Math.round(quantity / 10)));
