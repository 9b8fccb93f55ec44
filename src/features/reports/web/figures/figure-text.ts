import type { FigureNote } from '../../contract/report-schemas.ts';

export { changeText, figureText, type Unit } from '../../rules/figure-text.ts';

export type ChangeTone = 'success' | 'warning' | 'neutral';

/** Green where a change is for the good, orange where it is not; what is neither good nor bad has no colour. */
export function changeTone(good: FigureNote['good'], change: string): ChangeTone {
  const rises = Number(change);
  if (good === 'none' || rises === 0) return 'neutral';
  return (good === 'up') === rises > 0 ? 'success' : 'warning';
}
