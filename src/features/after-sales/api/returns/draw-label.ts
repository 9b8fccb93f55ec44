import type { ParcelPlace } from '#business/carriers/api/public.ts';
import {
  beginPaper,
  type Cell,
  drawFactRow,
  drawTable,
  innerWidth,
  numberPages,
  openPaper,
  type Pdf,
} from '#business/papers/api/public.ts';
import { drawBarcode } from './draw-barcode.ts';

export interface LabelGoods {
  lineNo: number;
  itemNo: string;
  productName: string;
  quantity: number;
  orderUnit: string;
}

export interface ReturnLabel {
  returnNo: string;
  caseNo: string;
  kindLabel: string;
  wayLabel: string;
  carrier: string;
  trackingNo: string;
  pickupSlot: string;
  warehouseName: string;
  /** Null: nobody has said where the warehouse is. */
  to: ParcelPlace | null;
  from: ParcelPlace | null;
  goods: readonly LabelGoods[];
}

/** Columns of the packing list, in points; together the width of the page. */
const WIDTHS = [36, 110, 279, 50, 40];
const HEADS: readonly Cell[] = [
  { text: '行' },
  { text: '商品编码' },
  { text: '商品' },
  { text: '数量', align: 'right' },
  { text: '单位' },
];
const LABEL = 64;
const BAR = { width: 300, height: 72 };

const placeOf = ({ province, city, district, detail }: ParcelPlace) => [province, city, district, detail].join('');
const personOf = ({ receiver, phone }: ParcelPlace) => `${receiver} ${phone}`;

function factsOf(label: ReturnLabel): [string, string][] {
  const { to, from, carrier, trackingNo, pickupSlot } = label;
  const facts: [string, string][] = [
    ['售后单号', `${label.caseNo}（${label.kindLabel}）`],
    ['退回方式', [label.wayLabel, pickupSlot, carrier, trackingNo].filter(Boolean).join(' ')],
    ['收货仓库', label.warehouseName],
    ['收货地址', to ? placeOf(to) : '请向客服确认'],
  ];
  if (to) facts.push(['收货人', personOf(to)]);
  if (from) facts.push(['寄件人', personOf(from)], ['寄件地址', placeOf(from)]);
  return facts;
}

/** The number as bars, and below them as people read it. */
async function drawNumber(pdf: Pdf, returnNo: string): Promise<void> {
  const { left } = pdf.page.margins;
  const x = left + (innerWidth(pdf) - BAR.width) / 2;
  await drawBarcode(pdf, returnNo, { x, y: pdf.y, ...BAR });
  pdf.y += BAR.height + 6;
  pdf
    .font('bold')
    .fontSize(16)
    .text(returnNo, left, pdf.y, { width: innerWidth(pdf), align: 'center' });
  pdf.moveDown(0.6);
}

/** The label of a parcel that comes back, with its packing list: Code 128 of its number, which the warehouse scans. */
export async function drawReturnLabel(label: ReturnLabel, madeAt: Date): Promise<Uint8Array<ArrayBuffer>[]> {
  const { pdf, end } = await openPaper({ title: `退货标签 ${label.returnNo}`, madeAt });
  beginPaper(pdf, '退货标签');
  await drawNumber(pdf, label.returnNo);
  for (const fact of factsOf(label)) drawFactRow(pdf, LABEL, [fact]);
  drawFactRow(pdf, LABEL, [
    ['说明', '请将本页贴在包裹外侧，条码保持平整；一张售后单一个标签，随箱放入装箱清单所列商品。'],
  ]);
  pdf.y += 8;
  const rows = label.goods.map(({ lineNo, itemNo, productName, quantity, orderUnit }): Cell[] => [
    { text: String(lineNo), soft: true },
    { text: itemNo },
    { text: productName },
    { text: quantity.toLocaleString('zh-CN'), align: 'right' },
    { text: orderUnit },
  ]);
  drawTable(pdf, { widths: WIDTHS, heads: HEADS, rows });
  numberPages(pdf, 0, `退货标签 ${label.returnNo}`);
  return end();
}
