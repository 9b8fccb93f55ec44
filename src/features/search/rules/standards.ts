/** Standards that describe the same part; each line is one part. */
const EQUIVALENTS: readonly (readonly string[])[] = [
  ['DIN 912', 'ISO 4762', 'GB/T 70.1'],
  ['ISO 7380', 'GB/T 70.2'],
  ['DIN 7991', 'ISO 10642', 'GB/T 70.3'],
  ['DIN 933', 'ISO 4017', 'GB/T 5783'],
  ['DIN 931', 'ISO 4014', 'GB/T 5782'],
  ['DIN 6921', 'GB/T 5789'],
  ['DIN 603', 'ISO 8677', 'GB/T 12'],
  ['DIN 934', 'ISO 4032', 'GB/T 6170'],
  ['DIN 439', 'ISO 4035', 'GB/T 6172.1'],
  ['DIN 985', 'ISO 10511', 'GB/T 889.1'],
  ['DIN 6923', 'ISO 4161', 'GB/T 6177.1'],
  ['DIN 1587', 'GB/T 923'],
  ['DIN 315', 'GB/T 62.1'],
  ['DIN 557', 'GB/T 39'],
  ['DIN 125', 'ISO 7089', 'GB/T 97.1'],
  ['DIN 127', 'GB/T 93'],
  ['DIN 6797A', 'GB/T 862.2'],
  ['DIN 434', 'GB/T 852'],
  ['DIN 913', 'ISO 4026', 'GB/T 77'],
  ['DIN 914', 'ISO 4027', 'GB/T 78'],
  ['DIN 916', 'ISO 4029', 'GB/T 80'],
  ['DIN 965', 'ISO 7046', 'GB/T 819.1'],
  ['DIN 7985', 'ISO 7045', 'GB/T 818'],
  ['DIN 963', 'ISO 2009', 'GB/T 68'],
  ['DIN 7981', 'ISO 7049', 'GB/T 845'],
  ['DIN 7982', 'ISO 7050', 'GB/T 846'],
  ['DIN 7504K', 'ISO 15480', 'GB/T 15856.4'],
  ['DIN 97', 'GB/T 100'],
  ['DIN 186', 'GB/T 37'],
  ['DIN 580', 'ISO 3266', 'GB/T 825'],
  ['DIN 471', 'GB/T 894'],
  ['DIN 472', 'GB/T 893'],
  ['DIN 6799', 'GB/T 896'],
  ['DIN 94', 'ISO 1234', 'GB/T 91'],
  ['DIN 1481', 'ISO 8752', 'GB/T 879.1'],
  ['DIN 6325', 'ISO 8734', 'GB/T 119.2'],
  ['DIN 1B', 'ISO 2339', 'GB/T 117'],
  ['DIN 6885', 'GB/T 1096'],
];

/** DIN 912 → din912, GB/T 70.1-2008 and GB70.1 → gbt70.1: how a standard is written among the search terms. */
export function standardKey(body: string, number: string): string {
  const letters = body.toUpperCase().replace(/[^A-Z]/g, '');
  return `${letters === 'GB' ? 'GBT' : letters}${number}`.toLowerCase();
}

const keyOf = (name: string) => {
  const [body = '', number = ''] = name.split(' ');
  return standardKey(body, number);
};

const families = new Map(EQUIVALENTS.flatMap((names) => names.map((name) => [keyOf(name), names] as const)));

/** Keys of the other standards for the same part. */
export function equivalentStandards(key: string): string[] {
  return equivalentStandardNames(key).map(keyOf);
}

/** Names of the other standards for the same part, for people to read. */
export function equivalentStandardNames(key: string): string[] {
  return families.get(key)?.filter((name) => keyOf(name) !== key) ?? [];
}
