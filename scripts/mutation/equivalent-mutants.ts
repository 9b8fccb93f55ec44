const CATALOG = 'src/features/catalog/rules';
const BULK = 'src/features/bulk/rules';
const PURCHASES = 'src/features/purchases/rules';
const SEARCH = 'src/features/search/rules';

/**
 * Comparisons that cannot be broken so that anything changes: `file: comparison` → why. Each is a place where both
 * answers lead to the same result, not one that nobody has tested.
 */
export const EQUIVALENT: Record<string, string> = {
  [`${CATALOG}/import/price-offer.ts: listPrice > salesPrice`]: 'of two equal prices either is the higher one',
  [`${CATALOG}/import/parse-decimal.ts: bare.lastIndexOf('.') > bare.lastIndexOf(',')`]:
    'both signs are in the text, and no place holds two',
  [`${CATALOG}/split-stock.ts: available > 0`]: 'an empty warehouse has no whole order and gives no part',
  [`${SEARCH}/document-lexemes.ts: word.length > 2`]:
    'parts at the end of two characters are they themselves or one of them, which is a trace anyway',
  [`${SEARCH}/document-lexemes.ts: kept.size < MOST_KEPT`]: 'a text more or less that is kept is read the same again',
  [`${SEARCH}/document-lexemes.ts: weight < known`]: 'the same weight is written over itself',
  [`${SEARCH}/scan-terms.ts: from < run.length`]:
    'behind the run stands a figure or nothing, which begins no dimension',
  [`${SEARCH}/scan-terms.ts: at < folded.length`]: 'behind the text nothing is found, and the loop ends one step later',
  [`${SEARCH}/spell-lexicon.ts: from < end`]: 'no word sounds like nothing',
  [`${BULK}/find-header.ts: numbers.length > 1`]: 'one column of numbers is no list, whatever it is taken for',
  [`${BULK}/parse-pasted-rows.ts: at < 0`]: 'the first word is never taken for the quantity',
  [`${BULK}/parse-pasted-rows.ts: byComma.length > 1`]: 'of a single part nothing is left that could be a quantity',
  [`${BULK}/parse-pasted-rows.ts: header.length > 1`]: 'one column names a quantity or an item, never both',
  [`${BULK}/plan-addition.ts: other > rowNumber`]: 'the other rows of an item do not include the row itself',
  [`${PURCHASES}/price-move.ts: now > last`]: 'equal prices have been answered before',
};
