import { SHANGHAI_MS, todayInShanghai } from '#platform/shared/shanghai.ts';

/** Hours in which carriers come, of the day in Shanghai. */
export const PICKUP_HOURS = { morning: [9, 12], afternoon: [13, 18] } as const;
export type PickupHours = keyof typeof PICKUP_HOURS;

export interface PickupSlot {
  /** YYYY-MM-DD in Shanghai. */
  day: string;
  hours: PickupHours;
}

const DAY_MS = 24 * 3_600_000;
/** Days people may choose of. */
const DAYS = 4;
/** Hours a carrier wants to know it ahead. */
const AHEAD = 2;

const two = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const startOf = ({ day, hours }: PickupSlot) => Date.parse(`${day}T${two(PICKUP_HOURS[hours][0])}:00+08:00`);

/** `2026-11-24 09:00–12:00`: as people read it, and as it is kept. */
export function describeSlot({ day, hours }: PickupSlot): string {
  const [from, to] = PICKUP_HOURS[hours];
  return `${day} ${two(from)}–${two(to)}`;
}

/** Slots that may still be asked for, the soonest first; carriers come on Sundays too. */
export function pickupSlots(now: Date): PickupSlot[] {
  const days = Array.from({ length: DAYS }, (_, n) => todayInShanghai(new Date(now.getTime() + n * DAY_MS)));
  const all = days.flatMap((day) => [{ day, hours: 'morning' } as const, { day, hours: 'afternoon' } as const]);
  return all.filter((slot) => startOf(slot) - now.getTime() >= AHEAD * 3_600_000);
}

/** Whether this slot is among those that may be asked for now. */
export const isSlotFree = (wish: PickupSlot, now: Date): boolean =>
  pickupSlots(now).some(({ day, hours }) => day === wish.day && hours === wish.hours);

/** Bounds of a slot as instants, for the carrier. */
export function slotBounds(words: string): { from: Date; to: Date } | null {
  const found = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})–(\d{2}:\d{2})$/.exec(words);
  if (!found) return null;
  const at = (time = '') => new Date(Date.parse(`${found[1]}T${time}:00Z`) - SHANGHAI_MS);
  return { from: at(found[2]), to: at(found[3]) };
}
