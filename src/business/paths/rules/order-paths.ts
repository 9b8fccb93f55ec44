/** Address of an order's page (specification 2.1). */
export function orderHref(orderNo: string): string {
  return `/user/transaction/orderDetail.html?orderNo=${encodeURIComponent(orderNo)}`;
}

export const ORDER_LIST_HREF = '/user/transaction/order.html';
