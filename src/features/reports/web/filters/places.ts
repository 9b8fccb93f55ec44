import type { Place } from '../../contract/saved-schemas.ts';
import { NO_PLACE } from '../../rules/report-words.ts';

/** A place that may be chosen, with how deep it lies. */
export interface ChoosablePlace {
  /** What the filter names it by: its number, of categories its code. */
  value: string;
  name: string;
  code: string;
  /** 0 at the top. */
  level: number;
}

/** What has no place may be asked for as well. */
export const NOWHERE: Place = { key: 'none', code: '', name: NO_PLACE };

/** Places as a tree that is read from the top: each with its depth, what lies below it right behind it. */
export function choosable(places: readonly Place[], valueOf: (place: Place) => string): ChoosablePlace[] {
  const known = new Set(places.map(({ key }) => key));
  // What lies below a place that nobody named stands at the top.
  const below = Map.groupBy(places, ({ parent }) => (parent && known.has(parent) ? parent : null));
  const walk = (parent: string | null, level: number): ChoosablePlace[] =>
    (below.get(parent) ?? []).flatMap((place) => [
      { value: valueOf(place), name: place.name, code: place.code, level },
      ...walk(place.key, level + 1),
    ]);
  return walk(null, 0);
}

/** Places whose name or code has these letters; while somebody searches, they stand in one line. */
export function findPlaces(places: readonly ChoosablePlace[], words: string): readonly ChoosablePlace[] {
  const letters = words.trim().toLowerCase();
  if (!letters) return places;
  return places
    .filter(({ name, code }) => name.toLowerCase().includes(letters) || code.toLowerCase().includes(letters))
    .map((place) => ({ ...place, level: 0 }));
}

/** Which of them can be chosen: what is gone, or what no order in sight names, is in no list to be taken out of. */
export const knownAmong = (places: readonly ChoosablePlace[], chosen: readonly string[]): readonly string[] =>
  chosen.filter((name) => places.some(({ value }) => value === name));

/** What a condition says of what was chosen: 全部, 设备部, 设备部等 3 个. What is gone is in force all the same, and finds nothing. */
export function wordChosen(places: readonly ChoosablePlace[], chosen: readonly string[]): string {
  if (chosen.length === 0) return '全部';
  const [first] = knownAmong(places, chosen);
  const name = places.find(({ value }) => value === first)?.name ?? '已不存在或没有订单';
  return chosen.length === 1 ? name : `${name}等 ${chosen.length} 个`;
}
