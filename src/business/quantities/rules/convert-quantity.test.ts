import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLE_UNITS } from '#tests/factories/sample-units.ts';
import { convertQuantity } from './convert-quantity.ts';

describe('written quantities in order units', () => {
  it.each([
    ['boxOf100', '200个', '200 个 = 2 盒（100 个/盒）'],
    ['boxOf100', '100打', '100 打 = 1,200 个 = 12 盒（100 个/盒）'],
    ['boxOf100', '2盒', ''],
    ['boxOf100', '200', '200 盒 = 20,000 个'],
    ['rollOf50m', '2', '2 卷 = 100 米'],
    ['each', '200', ''],
    ['each', '1打', '1 打 = 12 个'],
    ['each', '20只', ''],
    ['bagOf5kg', '20公斤', '20 千克 = 4 包（5 千克/包）'],
    ['metre', '300cm', '300 厘米 = 3 米'],
  ] as const)('%s: %s shows the sum %s', (item, text, sum) => {
    expect(convertQuantity(text, '', SAMPLE_UNITS[item])).toMatchObject({ kind: 'sure', sum });
  });

  it.each([
    ['boxOf100', '250个', '250 个 = 2.5 盒（100 个/盒），只能买整盒，请确认', '多 50 个'],
    ['boxOf100', '0.5盒', '本商品按盒销售（100 个/盒），“0.5盒”不是整盒，请确认', '多 50 个'],
    ['boxOf100', '2箱', '本商品按盒销售（100 个/盒），无法换算“2箱”，请填写要多少盒', undefined],
    ['each', '约20', '请确认“约20”按 20 个计', ''],
    ['boxOf100', '1万个', '请确认“1万个”：10,000 个 = 100 盒（100 个/盒）', ''],
  ] as const)('%s: %s asks %s', (item, text, question, surplus) => {
    const converted = convertQuantity(text, '', SAMPLE_UNITS[item]);
    expect(converted).toMatchObject({ kind: 'ask', question });
    expect('proposals' in converted && converted.proposals[0]?.surplus).toBe(surplus);
  });

  it('never takes more or fewer pieces than were written', () => {
    const pack = fc.integer({ min: 2, max: 500 });
    fc.assert(
      fc.property(pack, fc.integer({ min: 1, max: 900_000 }), (packQuantity, wanted) => {
        const converted = convertQuantity(`${wanted}个`, '', { orderUnit: '盒', packQuantity, baseUnit: '个' });
        if (converted.kind === 'sure') expect(converted.quantity * packQuantity).toBe(wanted);
        else {
          const [only] = 'proposals' in converted ? converted.proposals : [];
          expect(wanted % packQuantity).not.toBe(0);
          expect(only?.quantity).toBe(Math.ceil(wanted / packQuantity));
        }
      }),
    );
  });

  it('answers for any text', () => {
    const signs = fc.constantFrom(...'0123456789.,+-~×x*/（）()约半十百千万两打盒个箱米kg 每装多');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 40 }), (text) => {
        const converted = convertQuantity(text.join(''), '', SAMPLE_UNITS.boxOf100);
        const quantities = converted.kind === 'ask' ? converted.proposals.map(({ quantity }) => quantity) : [];
        if (converted.kind === 'sure') quantities.push(converted.quantity);
        for (const quantity of quantities) {
          expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999_999).toBe(true);
        }
      }),
    );
  });
});
