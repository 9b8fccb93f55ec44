import { expect, it } from 'vitest';
import { looksLikeMt940, readMt940 } from './read-mt940.ts';

const FILE = [
  '{1:F01BKCHCNBJAXXX0000000000}{2:O9400000000000N}{4:',
  ':20:STMT261101',
  ':25:110202000000123',
  ':28C:00211/001',
  ':60F:C261031CNY1000,00',
  ':61:2611011101CN1234,50NTRFNONREF//F20261101A',
  ':86:166?20ZD2611010?2100001 HUOKUAN?31622200001?32SUZHOU JING?33GONG CO',
  ':61:261102D5,NCHGABC',
  ':86:BANK FEE',
  'SECOND LINE',
  ':61:261103RC100,00NTRFX//RC1',
  ':61:2611XXC1,00NTRFX',
  ':62F:C261103CNY2129,50',
  '-}',
].join('\r\n');

it('reads lines and what stands beside them', () => {
  expect(looksLikeMt940(FILE)).toBe(true);
  const { movements, bad } = readMt940(FILE);
  expect(movements).toEqual([
    {
      ...{ rowNumber: 6, bookedOn: '2026-11-01', amountFen: 123_450n, reference: 'F20261101A' },
      ...{ remark: 'ZD261101000001 HUOKUAN', payerName: 'SUZHOU JINGGONG CO', payerAccount: '622200001' },
    },
    {
      ...{ rowNumber: 8, bookedOn: '2026-11-02', amountFen: -500n, reference: 'ABC' },
      ...{ remark: 'BANK FEE SECOND LINE', payerName: '', payerAccount: '' },
    },
    {
      ...{ rowNumber: 11, bookedOn: '2026-11-03', amountFen: -10_000n, reference: 'RC1' },
      ...{ remark: '', payerName: '', payerAccount: '' },
    },
  ]);
  expect(bad).toEqual([{ rowNumber: 12, problem: ':61: 行格式不正确', text: '2611XXC1,00NTRFX' }]);
});

it('reads yuan on days that there were', () => {
  const file = (currency: string) =>
    `:20:X\n:60F:C261101${currency}1,00\n:61:260230C1,00NTRFA\n:61:261101C2,00NTRFB\n:62F:C261101${currency}4,00`;
  const read = (currency: string) => {
    const { movements, bad } = readMt940(file(currency));
    return { fen: movements.map(({ amountFen }) => amountFen), bad: bad.map(({ problem }) => problem) };
  };
  expect(read('CNY')).toEqual({ fen: [200n], bad: ['没有交易日期'] });
  expect(read('USD')).toEqual({ fen: [], bad: ['币种“USD”不是人民币', '币种“USD”不是人民币'] });
});

it.each(['', '交易日期,金额\n20261101,1', '<Document/>'])('%j is none', (text) =>
  expect(looksLikeMt940(text)).toBe(false),
);
