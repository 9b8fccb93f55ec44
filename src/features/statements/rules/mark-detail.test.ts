import { expect, it } from 'vitest';
import { readMark, writeMark } from './mark-detail.ts';

it.each([
  { documentNo: 'RC261101000001', amount: '1200.00' },
  { documentNo: '已开发票', amount: '-0.01' },
])('reads of $documentNo what it has written', (mark) => expect(readMark(writeMark(mark))).toEqual(mark));

it('reads nothing of other words', () => expect(readMark('少两个 10 元')).toBeNull());
