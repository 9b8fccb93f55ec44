/** Where promises and how they were kept are shown; other reports lead there. */
export const DELIVERY_REPORT_PATH = '/user/report/delivery.html';
