interface Offer {
  kind: string;
  wished: string;
  itemNo: string;
  productName: string;
  brandName: string;
  model: string;
  note: string;
}

/** An offer in words, a fact a line: what it is, its codes, what it stands in for, what was said of it. */
export function describeOffer({ kind, wished, itemNo, productName, brandName, model, note }: Offer): string {
  const codes = [itemNo, brandName, model && `型号 ${model}`].filter(Boolean).join(' · ');
  const instead = kind === 'substitute' && wished ? `替代：${wished}` : '';
  return [productName, codes, instead, note && `备注 ${note}`].filter(Boolean).join('\n');
}
