export const QUOTE_LIST_HREF = '/user/transaction/quota.html';
export const quoteHref = (quoteNo: string) => `/user/transaction/quotaDetail.html?quoteNo=${quoteNo}`;
