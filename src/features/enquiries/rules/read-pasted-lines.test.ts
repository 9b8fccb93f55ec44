import { describe, expect, it } from 'vitest';
import { MAX_ENQUIRY_LINES, readPastedLines } from './read-pasted-lines.ts';

describe('pasted lists', () => {
  it.each<[string, string, number | null, string]>([
    ['内六角螺钉 M8×30\t20', '内六角螺钉 M8×30', 20, ''],
    ['内六角螺钉 M8×30\t20\t盒', '内六角螺钉 M8×30', 20, '盒'],
    ['内六角螺钉 M8×30 200个', '内六角螺钉 M8×30', 200, '个'],
    ['内六角螺钉 M8×30', '内六角螺钉 M8×30', null, ''],
    ['6204-2RS 轴承, 6', '6204-2RS 轴承', 6, ''],
    ['手套 L码 12 双', '手套 L码', 12, '双'],
    ['手套 L码 2打', '手套 L码', 2, '打'],
    ['手套 L码 12件', '手套 L码', 12, '件'],
    // A figure behind a name alone is as likely a model.
    ['轴承 6204', '轴承 6204', null, ''],
    ['手套 20', '手套 20', 20, ''],
    ['DN50 球阀', 'DN50 球阀', null, ''],
    ['石墨垫片 20-30个', '石墨垫片 20-30个', null, ''],
    ['电缆 ×0', '电缆 0', null, ''],
  ])('%j is %j times %s %s', (row, name, quantity, unit) => {
    expect(readPastedLines(`\n${row}\n\n`)).toEqual([{ name, quantity, unit, customerCode: '', note: '', fields: {} }]);
  });

  it('takes the columns of a copied table', () => {
    const text = '物料编码\t物料名称\t规格型号\t单位\t数量\nM-1\t石墨垫片\tDN50\t片\t8';
    expect(readPastedLines(text)).toEqual([
      { name: 'DN50 石墨垫片', quantity: 8, unit: '片', customerCode: 'M-1', note: '', fields: {} },
    ]);
  });

  it('takes what a table says beside the goods', () => {
    const text =
      '名称\t数量\t使用部门\t项目号\t要求到货日期\t备注\n垫片\t8\t一车间\t技改\t2026/12/1\t急\n螺钉\t9\t\t\t月底\t';
    const beside = { department: '一车间', project: '技改', expectedOn: '2026-12-01' };
    expect(readPastedLines(text)).toMatchObject([
      { name: '垫片', note: '急', fields: beside },
      // No day that is sure stays among the words.
      { name: '螺钉', note: '期望到货 月底', fields: {} },
    ]);
  });

  it('takes no more lines than an enquiry may have', () => {
    expect(readPastedLines('螺钉 1\n'.repeat(500))).toHaveLength(MAX_ENQUIRY_LINES);
  });
});
