/** Pages behind links that people give away (specification 2.1). */
export const SHARED_ORDER_PATH = '/shareOrder.html';
export const SHARED_LOGISTICS_PATH = '/shareLogistics.html';
export const SHARED_QUOTE_PATH = '/shareQuota.html';
export const SHARED_QUOTE_PREVIEW_PATH = '/shareQuota/preview.html';
export const SHARED_SMART_QUOTE_PATH = '/shareQuotaSmart.html';
export const SHARED_SMART_ORDER_PATH = '/shareOrderSmart.html';
export const QUOTE_ASSIST_PATH = '/quotaAssist.html';
export const SHARED_DETAILS_PATH = '/shareModifyInfo.html';
export const SHARED_GOODS_PATH = '/shareRecommend.html';
export const SHARED_STATEMENT_PATH = '/shareStatement.html';
