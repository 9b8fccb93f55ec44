import { expect, it } from 'vitest';
import { rowWords } from './row-words.ts';

it('says what could be written instead, where something could', () => {
  expect(rowWords({ message: '库存不足', choices: [] })).toBe('库存不足');
  const choices = [
    { text: '2盒', note: '200 个' },
    { text: '1箱', note: '' },
  ].map((choice) => ({ ...choice, quantity: 1 }));
  expect(rowWords({ message: '请确认数量', choices: choices as never })).toBe('请确认数量（可填：2盒，200 个；1箱）');
});
