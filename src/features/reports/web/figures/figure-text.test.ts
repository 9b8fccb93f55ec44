import { expect, it } from 'vitest';
import type { FigureNote } from '../../contract/report-schemas.ts';
import { changeTone } from './figure-text.ts';

it.each<[FigureNote['good'], string, string]>([
  ['up', '1.8', 'success'],
  ['up', '-1.8', 'warning'],
  ['down', '1.8', 'warning'],
  ['down', '-1.8', 'success'],
  ['none', '1.8', 'neutral'],
  ['up', '0.0', 'neutral'],
  ['down', '0.0', 'neutral'],
])('where %s is good %s is %s', (good, change, tone) => {
  expect(changeTone(good, change)).toBe(tone);
});
