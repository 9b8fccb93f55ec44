import { isMeasure, readQuantity, unitOf } from '#features/catalog/rules/public.ts';

/** Whether a cell of its own holds a quantity; words with a number in them may be anything. */
export function isQuantity(text: string): boolean {
  const reading = readQuantity(text);
  return 'ways' in reading && reading.form !== 'loose';
}

/**
 * Whether a word in a line is its quantity: 20, 200个, 约20, 二十个. A size is none: 25x52, 8-30 and, behind a name, 50mm.
 */
export function isQuantityWord(word: string, before: string): boolean {
  const reading = readQuantity(word);
  if (!('ways' in reading) || reading.form === 'loose') return false;
  const units = reading.ways.flat().flatMap(({ unit }) => unit ?? []);
  const afterCode = /\d/.test(before) && !/\p{Script=Han}/u.test(before);
  if (units.some(isMeasure)) return afterCode;
  return (
    units.length > 0 || (reading.form === 'plain' && /^\D?\d/.test(word)) || (reading.form === 'range' && afterCode)
  );
}

/** A word that is a unit and nothing else. */
export const isUnit = (word: string): boolean => {
  const unit = unitOf(word);
  return unit !== null && unit.kind !== 'unknown';
};
