import { describe, expect, it } from 'vitest';
import { parseWantedQuantity } from './parse-wanted-quantity.ts';

describe('quantities as people write them', () => {
  it.each([
    ['10', 10],
    [' １０ ', 10],
    ['1,000', 1000],
    ['1，000', 1000],
    ['12,345', 12_345],
    ['10.00', 10],
    ['10 个', 10],
    ['10PCS', 10],
    ['999999', 999_999],
  ])('%j is %d', (text, quantity) => {
    expect(parseWantedQuantity(text)).toEqual({ quantity });
  });

  it.each([
    ['', '缺少数量'],
    ['  ', '缺少数量'],
    ['0', '数量应大于 0'],
    ['1000000', '数量 1000000 超过上限 999999'],
    ['2.5', '数量应为整数，不能是 2.5'],
    ['-1', '数量“-1”无法识别'],
    ['1e3', '数量“1e3”无法识别'],
    ['1,00', '数量“1,00”无法识别'],
    ['NaN', '数量“NaN”无法识别'],
    ['十', '数量“十”无法识别'],
    ['10 个 20', '数量“10 个 20”无法识别'],
  ])('%j is refused: %s', (text, problem) => {
    expect(parseWantedQuantity(text)).toEqual({ problem });
  });
});
