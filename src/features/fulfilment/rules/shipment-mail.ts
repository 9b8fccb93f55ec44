import type { LineFields } from '#business/line-fields/contract/line-fields.ts';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { AUTO_SIGN_DAYS } from './settle-days.ts';

export interface ParcelMailFacts {
  orderNo: string;
  /** The buyer's own number: it stands in every mail, so that he finds the mail again (complaint U19). */
  poNumber: string | null;
  buyerName: string;
  shipmentNo: string;
  carrier: string;
  trackingNo: string;
  /** What was promised for it, in the words used everywhere. */
  promiseText: string;
  lines: readonly MailedLine[];
}

interface MailedLine {
  itemNo: string;
  productName: string;
  quantity: number;
  orderUnit: string;
  /** What the buyer wrote to it. */
  fields: LineFields;
}

/** Lines told in a mail; more stand on the page. */
const LINES_TOLD = 20;

/** A1001 螺栓 × 20 个（项目 技改，备注 三号线）. */
function goodsText({ itemNo, productName, quantity, orderUnit, fields }: MailedLine): string {
  const written = lineFieldWords(fields).join('，');
  return `${itemNo} ${productName} × ${quantity} ${orderUnit}${written && `（${written}）`}`;
}

const NEWS = {
  shipped: { subject: '已发货', text: '您的订单有商品已发出：' },
  delivered: {
    subject: '已送达',
    text: `您的包裹已送达，请核对数量和外观后签收；${AUTO_SIGN_DAYS} 天内没有反馈将自动签收。`,
  },
  refused: { subject: '被拒收', text: '您的包裹被拒收，商品正在退回。如有疑问请联系客服。' },
} as const;

export type ParcelNewsKind = keyof typeof NEWS;

/** Subject and text of a mail about a parcel. */
export function shipmentMail(kind: ParcelNewsKind, facts: ParcelMailFacts, link: string) {
  const { orderNo, poNumber, buyerName, shipmentNo, carrier, trackingNo, promiseText, lines } = facts;
  const number = poNumber ? `${orderNo}（PO ${poNumber}）` : orderNo;
  const goods = lines.slice(0, LINES_TOLD).map(goodsText);
  const more = lines.length > LINES_TOLD ? [`……共 ${lines.length} 种商品`] : [];
  return {
    subject: `订单 ${number} ${NEWS[kind].subject}`,
    text: [
      `${buyerName}，您好：`,
      NEWS[kind].text,
      [
        `订单号：${orderNo}`,
        `PO 号：${poNumber ?? '未填写'}`,
        `发货单：${shipmentNo}`,
        `${carrier}：${trackingNo}`,
        // What has arrived, or come back, needs no promise.
        ...(kind === 'shipped' ? [`承诺交期：${promiseText}`] : []),
      ].join('\n'),
      [...goods, ...more].join('\n'),
      '查看物流与签收：',
      link,
    ].join('\n\n'),
  };
}
