import { expect, it } from 'vitest';
import type { Choices } from '../../contract/saved-schemas.ts';
import type { ShownLines } from '../address/shown-lines.ts';
import { wordShown } from './place-name.ts';

const place = (key: string, name: string) => ({ key, code: '', name, parent: null });
const choices: Choices = {
  today: '2026-11-24',
  firstDay: '2025-01-02',
  departments: [place('1', '设备部')],
  costCenters: [place('1', '一号产线')],
  people: [place('1', '何工')],
  categories: [place('1', '刀具')],
  brands: [place('1', '株洲')],
};

it.each<[ShownLines, string]>([
  [{ figure: 'amount' }, ''],
  [{ figure: 'amount', by: 'department', key: '1' }, '设备部'],
  [{ figure: 'amount', by: 'department', key: '1', own: true }, '设备部（本级）'],
  [{ figure: 'amount', by: 'costCenter', key: '1' }, '一号产线'],
  [{ figure: 'amount', by: 'person', key: '1' }, '何工'],
  [{ figure: 'amount', by: 'category', key: '1' }, '刀具'],
  [{ figure: 'amount', by: 'brand', key: '1' }, '株洲'],
  [{ figure: 'amount', by: 'brand', key: 'none' }, '未归属'],
  [{ figure: 'amount', by: 'brand', key: '7' }, '所选项'],
  [{ figure: 'savings', cause: 'quote' }, '报价低于面价'],
  [{ figure: 'amount', from: '2026-10-01', to: '2026-10-31' }, '2026-10-01 至 2026-10-31'],
  [{ figure: 'last', itemNo: 'A-1', from: '2026-10-01', to: '2026-10-31' }, 'A-1 · 2026-10-01 至 2026-10-31'],
])('%j is told as %s', (shown, words) => {
  expect(wordShown(choices, shown)).toBe(words);
});
