export interface PostponeFacts {
  orderNo: string;
  poNumber: string | null;
  promiseText: string;
  reason: string;
}

/** Letter about days that moved: the new promise, the first one in the same sentence, and why. */
export function postponeMail({ orderNo, poNumber, promiseText, reason }: PostponeFacts, link: string) {
  const number = poNumber ? `${orderNo}（PO ${poNumber}）` : orderNo;
  return {
    subject: `订单 ${number} 交期变更`,
    text: [
      `您的订单 ${number} 有商品交期变更，现承诺：`,
      `${promiseText}。`,
      `原因：${reason}`,
      '查看订单：',
      link,
    ].join('\n\n'),
  };
}
