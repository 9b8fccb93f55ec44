import type { Dimension } from '../../contract/report-filter.ts';
import type { Choices, Place } from '../../contract/saved-schemas.ts';
import { CAUSE_LABELS, DIMENSION_LISTS, NO_PLACE } from '../../rules/report-words.ts';
import type { ShownLines } from '../address/shown-lines.ts';

/** Name of a place as the filters have it. */
export function placeName(choices: Choices, by: Dimension, key: string): string {
  if (key === 'none') return NO_PLACE;
  const places: readonly Place[] = choices[DIMENSION_LISTS[by]];
  return places.find((place) => place.key === key)?.name ?? '所选项';
}

/** What lines are of, in words: 设备部（本级） · 2026-10-01 至 2026-10-31. */
export function wordShown(choices: Choices, { by, key, own, cause, itemNo, from, to }: ShownLines): string {
  const place = by && key && `${placeName(choices, by, key)}${own ? '（本级）' : ''}`;
  return [place, cause && CAUSE_LABELS[cause], itemNo, from && `${from} 至 ${to}`].filter(Boolean).join(' · ');
}
