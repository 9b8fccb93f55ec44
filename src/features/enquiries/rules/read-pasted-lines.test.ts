import { describe, expect, it } from 'vitest';
import { MAX_ENQUIRY_LINES, readPastedLines } from './read-pasted-lines.ts';

describe('pasted lists', () => {
  it.each([
    ['内六角螺钉 M8×30\t20', '内六角螺钉 M8×30', 20],
    ['6204-2RS 轴承, 6', '6204-2RS 轴承', 6],
    ['手套 L码 12 双', '手套 L码 12 双', 1],
    ['手套 L码 12件', '手套 L码', 12],
    ['轴承 6204', '轴承', 6204],
    ['DN50 球阀', 'DN50 球阀', 1],
    ['电缆 ×0', '电缆 ×0', 1],
  ])('%j is %j times %d', (row, name, quantity) => {
    expect(readPastedLines(`\n${row}\n\n`)).toEqual([{ name, quantity }]);
  });

  it('takes no more lines than an enquiry may have', () => {
    expect(readPastedLines('螺钉 1\n'.repeat(500))).toHaveLength(MAX_ENQUIRY_LINES);
  });
});
