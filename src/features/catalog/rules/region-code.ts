/** Cookie in which a browser keeps the region it wants goods delivered to: a county code of GB/T 2260. */
export const REGION_COOKIE = 'region';

const COUNTY = /^\d{6}$/;

/** A county code as a cookie may hold it; anything else is no region. */
export function readRegionCode(text: string | null): string | null {
  return text !== null && COUNTY.test(text) ? text : null;
}

export const provinceOf = (countyCode: string) => countyCode.slice(0, 2);
