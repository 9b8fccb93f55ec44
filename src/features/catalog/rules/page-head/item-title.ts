interface TitledItem {
  productName: string;
  mpn: string | null;
  brandName: string | null;
}

/** Name, model and brand; what the name says already is not said again. Browsers carry this, not the description. */
export function itemTitle({ productName, mpn, brandName }: TitledItem): string {
  const more = [mpn, brandName].filter((part) => part !== null && !productName.includes(part));
  return [productName, ...more].join(' ');
}
