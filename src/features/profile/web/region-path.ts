export interface RegionOption {
  value: string;
  label: string;
  children?: RegionOption[];
}

/** The way down the tree to a county. */
export function regionPath(countyCode: string): string[] {
  return [`${countyCode.slice(0, 2)}0000`, `${countyCode.slice(0, 4)}00`, countyCode];
}
