/** Which wish an offer answers, and with what goods. */
export interface OfferGoods<Kind extends string = string> {
  lineNo: number;
  offerNo: number;
  kind: Kind;
  wished: string;
  itemNo: string;
  productName: string;
  brandName: string;
  model: string;
}

/** That of a line, and nothing else of it: every telling of an offer begins with it (behaviours 2.6). */
export const offerGoods = <Kind extends string>(line: OfferGoods<Kind>): OfferGoods<Kind> => {
  const { lineNo, offerNo, kind, wished, itemNo, productName, brandName, model } = line;
  return { lineNo, offerNo, kind, wished, itemNo, productName, brandName, model };
};
