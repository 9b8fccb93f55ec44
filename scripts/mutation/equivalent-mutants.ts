const CATALOG = 'src/features/catalog/rules';
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
  ['src/features/recommendations/rules/rank-similar.ts: a < b']: 'the share of two equal prices is one either way',
  ['src/features/recommendations/rules/summarise-lines.ts: a.categoryCode < b.categoryCode']:
    'no two lines have one code',
  ['src/features/sales/rules/arrange-customers.ts: a > b']: 'equal amounts are told before',
  ['src/features/sales/rules/arrange-customers.ts: a.firmName > b.firmName']:
    'of two with one name the later one stays behind the earlier either way',
  [`${SEARCH}/document-lexemes.ts: word.length > 2`]:
    'parts at the end of two characters are they themselves or one of them, which is a trace anyway',
  [`${SEARCH}/document-lexemes.ts: kept.size < MOST_KEPT`]: 'a text more or less that is kept is read the same again',
  [`${SEARCH}/document-lexemes.ts: weight < known`]: 'the same weight is written over itself',
  [`${SEARCH}/scan-terms.ts: from < run.length`]:
    'behind the run stands a figure or nothing, which begins no dimension',
  [`${SEARCH}/scan-terms.ts: at < folded.length`]: 'behind the text nothing is found, and the loop ends one step later',
  [`${SEARCH}/spell-lexicon.ts: from < end`]: 'no word sounds like nothing',
};
