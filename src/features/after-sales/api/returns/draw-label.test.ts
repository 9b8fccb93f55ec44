import { inflateSync } from 'node:zlib';
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { expect, it } from 'vitest';
import { drawReturnLabel, type ReturnLabel } from './draw-label.ts';

const PLACE = {
  receiver: '退货组',
  phone: '021-5888 0000',
  province: '上海市',
  city: '上海市',
  district: '嘉定区',
  detail: '仓储路 1 号',
};
const LABEL: ReturnLabel = {
  returnNo: 'TH261123000017',
  caseNo: 'SH261123000004',
  kindLabel: '退货',
  wayLabel: '自行寄回',
  carrier: '顺丰速运',
  trackingNo: 'SF1000200030',
  pickupSlot: '',
  warehouseName: '上海仓',
  to: PLACE,
  from: { ...PLACE, receiver: '李敏' },
  goods: [{ lineNo: 1, itemNo: 'AB-100', productName: '角磨机', quantity: 3, orderUnit: '台' }],
};

/** Points of the page, four pixels each: what a printer of 300 dots an inch puts down. */
const SCALE = 4;
const [WIDTH, HEIGHT] = [596 * SCALE, 842 * SCALE];

/** What the pages draw, out of the file. */
function drawnIn(pdf: Buffer): string {
  const text: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('\nendstream', at);
    if (end < 0) break;
    try {
      text.push(inflateSync(pdf.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Pictures and fonts.
    }
  }
  return text.join('\n');
}

/** A white page with the bars of the file on it; its first row is the top, as the page itself turns it. */
function painted(content: string): Uint8ClampedArray {
  const page = new Uint8ClampedArray(WIDTH * HEIGHT).fill(255);
  for (const [, ...found] of content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)) {
    const [x = 0, y = 0, width = 0, height = 0] = found.map((one) => Number(one) * SCALE);
    for (let row = Math.round(y); row < Math.round(y + height); row += 1) {
      page.fill(0, row * WIDTH + Math.round(x), row * WIDTH + Math.round(x + width));
    }
  }
  return page;
}

function readBarcode(page: Uint8ClampedArray): string {
  const reader = new MultiFormatReader();
  reader.setHints(new Map<DecodeHintType, unknown>([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]]]));
  return reader.decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(page, WIDTH, HEIGHT)))).getText();
}

it.each(['TH261123000017', 'TH991231999999', 'TH000101000000'])(
  'bears %s so that a scanner reads it',
  async (returnNo) => {
    const pdf = Buffer.concat(await drawReturnLabel({ ...LABEL, returnNo }, new Date('2026-11-23T04:00:00Z')));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(readBarcode(painted(drawnIn(pdf)))).toBe(returnNo);
  },
);

it('is drawn for a warehouse whose address nobody has said, and for many goods', async () => {
  const goods = Array.from({ length: 80 }, (_, n) => ({ ...LABEL.goods[0], lineNo: n + 1 })) as ReturnLabel['goods'];
  const pdf = Buffer.concat(await drawReturnLabel({ ...LABEL, to: null, from: null, goods }, new Date()));
  expect(readBarcode(painted(drawnIn(pdf)))).toBe(LABEL.returnNo);
});
