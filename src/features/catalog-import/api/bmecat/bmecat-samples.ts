/** Catalogues as suppliers write them, small enough to read in a test. */
export const HEADER =
  '<HEADER><CATALOG><CURRENCY>EUR</CURRENCY></CATALOG><SUPPLIER><SUPPLIER_NAME>S</SUPPLIER_NAME></SUPPLIER></HEADER>';
export const wrap = (body: string, transaction = 'T_NEW_CATALOG') =>
  `<BMECAT version="1.2">${HEADER}<${transaction}>${body}</${transaction}></BMECAT>`;

interface Parts {
  mode?: string;
  details?: string;
  order?: string;
  price?: string;
  more?: string;
}
export const DETAILS = '<DESCRIPTION_SHORT>Schraube</DESCRIPTION_SHORT><MANUFACTURER_NAME>Spax</MANUFACTURER_NAME>';
export const ORDER =
  '<ORDER_UNIT>C62</ORDER_UNIT><QUANTITY_MIN>10</QUANTITY_MIN><QUANTITY_INTERVAL>5</QUANTITY_INTERVAL>';
export const price = (amount: string, type = 'net_customer', more = '') =>
  `<ARTICLE_PRICE price_type="${type}"><PRICE_AMOUNT>${amount}</PRICE_AMOUNT>${more}</ARTICLE_PRICE>`;

export function article(aid: string, parts: Parts = {}) {
  const { mode, details = DETAILS, order = ORDER, more = '' } = parts;
  const prices = parts.price ?? price('10');
  return `<ARTICLE${mode ? ` mode="${mode}"` : ''}><SUPPLIER_AID>${aid}</SUPPLIER_AID>
    ${details && `<ARTICLE_DETAILS>${details}</ARTICLE_DETAILS>`}${more}
    ${order && `<ARTICLE_ORDER_DETAILS>${order}</ARTICLE_ORDER_DETAILS>`}
    ${prices && `<ARTICLE_PRICE_DETAILS>${prices}</ARTICLE_PRICE_DETAILS>`}</ARTICLE>`;
}
