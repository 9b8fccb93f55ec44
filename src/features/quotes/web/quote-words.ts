export const deskQuoteHref = (quoteNo: string) => `/desk/quoteDetail.html?quoteNo=${quoteNo}`;
