import { describe, expect, it } from 'vitest';
import { ArgumentError, parseImportArguments } from './import-arguments.ts';

describe('parseImportArguments', () => {
  it('leaves open what is not given', () => {
    expect(parseImportArguments(['data/celo-apolo-1897.csv'])).toMatchObject({
      file: 'data/celo-apolo-1897.csv',
      kind: 'catalogue',
      supplier: null,
      brand: null,
      categoryCode: null,
      currency: 'CNY',
      stock: null,
      dryRun: false,
    });
  });

  it('loads a classification', () => {
    expect(parseImportArguments(['unspsc', 'x.tsv.gz'])).toMatchObject({ kind: 'unspsc', file: 'x.tsv.gz' });
    expect(parseImportArguments(['unspsc'])).toMatchObject({ kind: 'catalogue', file: 'unspsc' });
  });

  it('takes what is given', () => {
    const argv = ['x.csv', '--supplier', 'Würth GmbH', '--brand=WURTH', '--category', 'FAS', '--currency', 'eur'];
    const more = [
      '--currency-rate',
      'EUR=7.9',
      '--currency-rate',
      'GBP=9.1',
      '--stock',
      '0',
      '--dry-run',
      '--sheet',
      '一月',
    ];
    const given = parseImportArguments([...argv, ...more]);
    expect(given).toMatchObject({ supplier: 'Würth GmbH', brand: 'WURTH', categoryCode: 'FAS', currency: 'EUR' });
    expect(given).toMatchObject({ stock: 0, dryRun: true, sheet: '一月' });
    expect([given.rates.get('EUR'), given.rates.get('GBP')]).toEqual([7_900_000n, 9_100_000n]);
  });

  it.each([
    [[], '用法'],
    [['a.csv', 'b.csv'], '用法'],
    [['a.csv', '--nope'], '--nope'],
    [['a.csv', '--stock', '-1'], '--stock'],
    [['a.csv', '--stock', '1.5'], '库存“1.5”'],
    [['a.csv', '--currency-rate', 'EUR=7,8'], '汇率“EUR=7,8”'],
    [['a.csv', '--currency', '??'], '币种“??”'],
    [['a.csv', '--mapping'], '--mapping'],
    [['a.csv', '--report-format', 'pdf'], '报告格式“pdf”'],
    [['unspsc', 'a.tsv', 'b.tsv'], '用法'],
  ])('refuses %j', (argv, message) => {
    expect(() => parseImportArguments(argv)).toThrow(ArgumentError);
    expect(() => parseImportArguments(argv)).toThrow(message);
  });
});
