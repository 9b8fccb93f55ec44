import { describe, expect, it } from 'vitest';
import { cleanNoise } from './clean-noise.ts';

describe('what stands around a name', () => {
  it.each([
    ['praise', '特价 电钻', '电钻'],
    ['praise with its particle', '最好的 除锈剂 超值', '除锈剂'],
    ['a question', '防静电手套哪种好', '防静电手套'],
    ['packing at the end', '正品 6204轴承 一盒', '6204轴承'],
    ['a count at the end', '电磁阀 4V210-08 只 8', '电磁阀 4V210-08'],
    ['a labelled number', '物料编码 100045 六角螺母 M10', '六角螺母 M10'],
    ['a labelled count', '油封 TC 40X62X8 数量:10', '油封 TC 40X62X8'],
    ['a place in a list', '8. 电磁阀 4V210-08', '电磁阀 4V210-08'],
    ['an order number', 'PO 88211 ITEM 04 三角带', '三角带'],
    ['the end of a file name', 'NSK6001DDU.JPG', 'NSK6001DDU'],
    ['a dash left over', '6205-', '6205'],
    ['two numbers', '30205//30206', '30205 30206'],
  ])('leaves out %s: %s', (_, typed, wanted) => {
    expect(cleanNoise(typed)).toBe(wanted);
  });

  it.each([
    ['4分 弯头', '1/2IN 弯头'],
    ['一寸半 球阀', '1-1/2IN 球阀'],
    ['10厘的钻头', '10MM 的钻头'],
    ['12号扳手', '12MM 扳手'],
    ['四刃 铣刀', '4刃 铣刀'],
  ])('writes the spoken size %s as %s', (typed, wanted) => {
    expect(cleanNoise(typed)).toBe(wanted);
  });

  it.each(['现货', 'M8X30 内六角螺钉', 'DIN 912 M6X20 A2-70', 'GB/T 70.1'])('leaves %s as it is', (typed) => {
    expect(cleanNoise(typed)).toBe(typed);
  });
});
