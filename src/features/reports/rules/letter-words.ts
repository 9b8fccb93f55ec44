import type { FigureNote, Tile } from '../contract/report-schemas.ts';
import { changeText, figureText } from './figure-text.ts';

/** A figure in a sentence: 采购金额 ¥1,200.00（比上一段 +8.0%）. */
export function wordTile({ value, change }: Tile, { label, unit }: FigureNote, comparedWith: string | null): string {
  const moved = change === null || comparedWith === null ? '' : `（比${comparedWith} ${changeText(unit, change)}）`;
  return `${label} ${figureText(unit, value)}${moved}`;
}

/** The figures of a letter, one in a line (behaviours 2.13, scheduled mail); what says nothing is left out. */
export const wordTiles = (
  tiles: readonly Tile[],
  notes: readonly FigureNote[],
  comparedWith: string | null,
): string[] =>
  tiles.flatMap((tile) => {
    const note = notes.find(({ code }) => code === tile.code);
    return note && tile.value !== null ? [wordTile(tile, note, comparedWith)] : [];
  });

/** What a chart shows, for those who do not see it: its ends, and the period it is about. */
export function describeBars(
  title: string,
  unit: FigureNote['unit'],
  columns: readonly { label: string; value: string | null; now: boolean }[],
): string {
  const known = columns.filter(({ value }) => value !== null);
  const sorted = known.toSorted((a, b) => Number(a.value) - Number(b.value));
  const [low, high, now] = [sorted[0], sorted.at(-1), columns.findLast((column) => column.now)];
  if (!low || !high) return `${title}：没有数据`;
  const at = ({ label, value }: { label: string; value: string | null }) => `${label} ${figureText(unit, value)}`;
  const period = now ? `；本期 ${at(now)}` : '';
  return `${title}，共 ${columns.length} 期${period}；最高 ${at(high)}，最低 ${at(low)}`;
}
