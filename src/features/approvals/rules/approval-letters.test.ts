import { expect, it } from 'vitest';
import { askedLetter, type LetterFacts, requesterLetter } from './approval-letters.ts';

const line = (lineNo: number) => ({
  lineNo,
  itemNo: `A${lineNo}`,
  name: '螺栓',
  brandName: null,
  mpn: null,
  unit: '盒',
  quantity: 1,
  unitPrice: '1.00',
  amount: '1.00',
  costCenter: '',
  note: '',
  refused: false,
});
const facts = (lines: number): LetterFacts => ({
  origin: 'https://shop.example',
  requestNo: 'SP1',
  documentType: 'order',
  requesterName: '李敏',
  reasons: [],
  urgent: false,
  holdUntil: '2026-11-21T08:00:00.000Z',
  snapshot: {
    documentNo: 'SO1',
    title: '',
    amount: '10.00',
    facts: [],
    lines: Array.from({ length: lines }, (_, index) => line(index + 1)),
  },
});
const asked = (lines: number) =>
  askedLetter(facts(lines), { name: '张伟', onBehalfOf: null, link: 'https://shop.example/x', consent: '张伟同意' })
    .text;

it('tells ten lines, and how many there are where there are more', () => {
  expect(asked(10)).toContain('A10 螺栓');
  expect(asked(10)).not.toContain('共 10 行');
  expect(asked(11)).not.toContain('A11');
  expect(asked(11)).toContain('……共 11 行');
});

it.each([
  ['expiring', '保留到 2026-11-21 16:00。', true],
  ['expired', '保留到 2026-11-21 16:00。', false],
  ['expired', 'https://shop.example/again', true],
  ['refused', 'https://shop.example/again', true],
  ['passed', 'https://shop.example/again', false],
  ['returned', 'https://shop.example/again', false],
] as const)('a letter that a request is %s says %s: %s', (kind, words, said) => {
  expect(requesterLetter(kind, '', facts(1), 'https://shop.example/again').text.includes(words)).toBe(said);
});
