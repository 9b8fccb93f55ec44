export const DELIVERY_HREF = '/user/personal/delivery.html';
