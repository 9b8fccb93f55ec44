import { expect, it } from 'vitest';
import type { DeliveryAnswer } from '../../contract/delivery-schemas.ts';
import type { ShownDeliveries } from '../address/shown-deliveries.ts';
import { PICK_OF, PICKS, wordDeliveries } from './delivery-words.ts';

const quality = { lines: 1, onTime: null, both: null, days: null, p90: null, late: 0 };
const known: Pick<DeliveryAnswer, 'reasons' | 'sides'> = {
  reasons: [{ reason: 'carrier', label: '运输延误', lines: 1, share: '100.0' }],
  sides: [
    { side: 'warehouse', code: 'SZ', name: '苏州仓', ...quality },
    { side: 'supplier', code: '', name: '供应商直发', ...quality },
    { side: 'carrier', code: 'SZ', name: '苏州快运', ...quality },
  ],
};

it.each<[ShownDeliveries, string]>([
  [{ pick: 'due' }, '到期的行'],
  [{ pick: 'late', reason: 'carrier' }, '未按承诺的行 · 原因：运输延误'],
  [{ pick: 'late', reason: 'short' }, '未按承诺的行 · 原因：其他'],
  [{ pick: 'late', side: 'warehouse', sideName: 'SZ' }, '未按承诺的行 · 仓库 苏州仓'],
  [{ pick: 'due', side: 'carrier', sideName: 'SZ' }, '到期的行 · 承运商 苏州快运'],
  [{ pick: 'due', side: 'warehouse', sideName: 'GZ' }, '到期的行 · 仓库 GZ'],
  [{ pick: 'due', side: 'supplier' }, '到期的行 · 供应商直发'],
  [{ pick: 'due', side: 'carrier' }, '到期的行 · 承运商'],
  [{ pick: 'open', from: '2026-10-01', to: '2026-10-31' }, '在途承诺 · 2026-10-01 至 2026-10-31'],
])('%j is told as %s', (shown, words) => {
  expect(wordDeliveries(shown, known)).toBe(words);
});

it('names lines for each figure', () => {
  for (const pick of Object.values(PICK_OF)) expect(PICKS[pick]).toBeTruthy();
});
