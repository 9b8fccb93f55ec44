import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuickOrder } from './parse-quick-order.ts';

describe('quick order list', () => {
  it.each([
    ['AB123\t10', 'AB123', 10],
    ['AB123 10', 'AB123', 10],
    ['  AB123    10  ', 'AB123', 10],
    ['AB123,10', 'AB123', 10],
    ['AB123，10', 'AB123', 10],
    ['AB123×10', 'AB123', 10],
    ['AB123*10', 'AB123', 10],
    ['AB123 x 10', 'AB123', 10],
    ['AB123 X10', 'AB123', 10],
    ['AB123 10 个', 'AB123', 10],
    ['ＡＢ１２３　１０', 'AB123', 10],
    ['9x100-M8 20', '9x100-M8', 20],
    ['6204-2RS/C3 4', '6204-2RS/C3', 4],
    ['AB123 999999', 'AB123', 999_999],
    ['AB123', 'AB123', 1],
    ['10', '10', 1],
  ])('reads %j', (text, itemNo, quantity) => {
    expect(parseQuickOrder(text)).toEqual({ rows: [{ line: 1, itemNo, quantity }], errors: [] });
  });

  it.each(['螺丝 10', 'AB 12 34', '-A 1', 'AB123 0', 'AB123 1000000', 'AB123 -5', 'AB123 1.5'])(
    'refuses %j by line',
    (text) => {
      const { rows, errors } = parseQuickOrder(`GOOD1 2\n\n${text}`);
      expect(rows).toHaveLength(1);
      expect(errors).toMatchObject([{ line: 3, text }]);
      expect(errors[0]?.message).toContain('第 3 行');
    },
  );

  it('adds up the same code, whatever its case', () => {
    expect(parseQuickOrder('ab1 2\nCD2 1\nAB1 3').rows).toEqual([
      { line: 1, itemNo: 'ab1', quantity: 5 },
      { line: 2, itemNo: 'CD2', quantity: 1 },
    ]);
  });

  it.each([
    [999_998, 1, 999_999, []],
    [999_999, 1, 999_999, ['第 2 行与第 1 行相加超过 999999']],
  ])('adds %i and %i of one code up to the highest quantity', (first, second, quantity, messages) => {
    const { rows, errors } = parseQuickOrder(`AB1 ${first}\nAB1 ${second}`);
    expect(rows).toEqual([{ line: 1, itemNo: 'AB1', quantity }]);
    expect(errors.map(({ message }) => message)).toEqual(messages);
  });

  it('accounts for every line that is not blank', () => {
    const line = fc.oneof(fc.string(), fc.stringMatching(/^[A-Z0-9]{1,6} \d{1,4}$/));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const text = lines.join('\n');
        const { rows, errors } = parseQuickOrder(text);
        const written = text.split(/\r?\n/).filter((one) => one.normalize('NFKC').trim() !== '');
        const repeats = written.length - errors.length - rows.length;
        expect(repeats).toBeGreaterThanOrEqual(0);
        for (const row of rows) expect(row.quantity).toBeGreaterThan(0);
        const places = [...rows, ...errors].map(({ line: at }) => at);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});
