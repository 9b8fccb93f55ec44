export const QUEUE_HREF = '/desk/orders.html';

export const deskOrderHref = (orderNo: string) => `/desk/orderDetail.html?orderNo=${encodeURIComponent(orderNo)}`;
