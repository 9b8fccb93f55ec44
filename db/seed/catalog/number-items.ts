/**
 * Numbers that stay the same whatever the seed, because the quick order of the home page and the browser journeys use
 * them. Key: brand and manufacturer's number.
 */
export const FIXED_ITEM_NUMBERS: ReadonlyMap<string, string> = new Map([
  ['东明 DM-912-M8×30-A2', 'FAS1204418'],
  ['正泰 NXB-63 C32 3P', 'ELE0038127'],
  ['安思尔 37-676-9', 'PPE7710293'],
]);

/** Gives out item numbers: three letters of the top category and seven digits, rising with small gaps, never twice. */
export function createItemNumbers(): (topCode: string, gap: number) => string {
  const last = new Map<string, number>();
  const taken = new Set(FIXED_ITEM_NUMBERS.values());
  return (topCode, gap) => {
    let number = (last.get(topCode) ?? 1_100_000) + gap;
    while (taken.has(`${topCode}${String(number).padStart(7, '0')}`)) number += 1;
    last.set(topCode, number);
    return `${topCode}${String(number).padStart(7, '0')}`;
  };
}
