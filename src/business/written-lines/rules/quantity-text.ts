import { readQuantity, unitOf } from '#business/quantities/rules/public.ts';

/** Whether a cell of its own holds a quantity; words with a number in them may be anything. */
export function isQuantity(text: string): boolean {
  const reading = readQuantity(text);
  return 'ways' in reading && reading.form !== 'loose';
}

/** A word that is a unit and nothing else. */
export const isUnit = (word: string): boolean => {
  const unit = unitOf(word);
  return unit !== null && unit.kind !== 'unknown';
};
