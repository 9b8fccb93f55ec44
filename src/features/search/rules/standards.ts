/** Standards that describe the same part; each line is one part. */
const EQUIVALENTS: readonly (readonly string[])[] = [
  ['DIN 912', 'ISO 4762', 'GB/T 70.1'],
  ['DIN 933', 'ISO 4017', 'GB/T 5783'],
  ['DIN 931', 'ISO 4014', 'GB/T 5782'],
  ['DIN 934', 'ISO 4032', 'GB/T 6170'],
  ['DIN 125', 'ISO 7089', 'GB/T 97.1'],
  ['DIN 7991', 'ISO 10642', 'GB/T 70.3'],
  ['ISO 7380', 'GB/T 70.2'],
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

const families = EQUIVALENTS.map((names) => ({ names, keys: names.map(keyOf) }));

/** Keys of the other standards for the same part. */
export function equivalentStandards(key: string): string[] {
  const family = families.find(({ keys }) => keys.includes(key));
  return family?.keys.filter((other) => other !== key) ?? [];
}

/** Names of the other standards for the same part, for people to read. */
export function equivalentStandardNames(key: string): string[] {
  const family = families.find(({ keys }) => keys.includes(key));
  return family?.names.filter((name) => keyOf(name) !== key) ?? [];
}
