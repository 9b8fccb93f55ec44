const APPROVALS = 'src/features/approvals/rules';
const APPROVAL_FLOWS = 'src/features/approval-flows/rules';
const BUDGETS = 'src/features/budgets/rules';
const CATALOG = 'src/features/catalog/rules';
const CATALOG_IMPORT = 'src/features/catalog-import/rules';
const CHECKOUT = 'src/features/checkout/rules';
const DIAGNOSTICS = 'src/features/diagnostics/rules';
const ORDERS = 'src/features/orders/rules';
const PAYMENTS = 'src/features/payments/rules';
const PRICES = 'src/features/prices/rules';
const ENQUIRIES = 'src/features/enquiries/rules';
const QUOTES = 'src/features/quotes/rules';
const BULK = 'src/features/bulk/rules';
const LISTS = 'src/business/written-lines/rules';
const PURCHASES = 'src/features/purchases/rules';
const REPORTS = 'src/features/reports/rules';
const SEARCH = 'src/features/search/rules';

/**
 * Comparisons that cannot be broken so that anything changes: `file: comparison` → why. Each is a place where both
 * answers lead to the same result, not one that nobody has tested.
 */
export const EQUIVALENT: Record<string, string> = {
  [`${APPROVALS}/document-snapshot.ts: a < b`]: 'no two fields of one thing have one name',
  [`${APPROVAL_FLOWS}/judge-line.ts: salesPrice <= agreedPrice`]: 'an equal price is dearer by 0 anyway',
  [`${APPROVALS}/move-request.ts: stepNo < step.stepNo`]: 'the step that is on has not passed',
  [`${APPROVAL_FLOWS}/order-flows.ts: BigInt(a.id) < BigInt(b.id)`]: 'no two flows have one id',
  [`${APPROVAL_FLOWS}/order-flows.ts: a.id !== b.id`]:
    'no two flows have one id, and the sort asks only whether the one comes before the other',
  [`${BUDGETS}/budget-period.ts: whole.startsOn < startsOn`]: 'of two equal days either is the later one',
  [`${BUDGETS}/budget-period.ts: endsOn < whole.endsOn`]: 'of two equal days either is the earlier one',
  [`${BUDGETS}/budget-period.ts: left > 0n`]: 'nothing left is nothing carried over',
  [`${BUDGETS}/charges-of.ts: a.fraction < b.fraction`]: 'equal fractions were answered before',
  [`${BUDGETS}/settle-document.ts: a < b`]: 'of two equal amounts either is the lower one',
  [`${BUDGETS}/settle-document.ts: short > 0n`]: 'where nothing is short nothing is confirmed',
  [`${BUDGETS}/unseen-overruns.ts: parseAmount(over) > most`]: 'of two equal amounts either is the higher one',
  [`${QUOTES}/compare-offers.ts: to > from`]: 'equal prices have been told before',
  [`${QUOTES}/price-quote.ts: numerator < 0n`]: 'nothing divides evenly, and no fraction is left to round down',
  [`${ENQUIRIES}/promise-answer.ts: start < end`]: 'no time is left in a day that is over, and none is taken off',
  [`${CATALOG_IMPORT}/price-offer.ts: listPrice > salesPrice`]: 'of two equal prices either is the higher one',
  [`${CATALOG_IMPORT}/parse-decimal.ts: bare.lastIndexOf('.') > bare.lastIndexOf(',')`]:
    'both signs are in the text, and no place holds two',
  [`${CATALOG}/split-stock.ts: available > 0`]: 'an empty warehouse has no whole order and gives no part',
  [`${DIAGNOSTICS}/judge-browser.ts: skew > 0`]: 'clocks that agree were answered before',
  [`${DIAGNOSTICS}/judge-network.ts: RANK.indexOf(a) > RANK.indexOf(b)`]:
    'of two equal ratings either is the worse one',
  [`${ORDERS}/life/bought-items.ts: now > before`]: 'equal prices were answered before',
  [`${ORDERS}/life/plan-release.ts: a.id < b.id`]: 'no two reservations have one number',
  [`${ORDERS}/order-steps.ts: createdAt < before`]: 'two events at one moment tell the same time',
  [`${ORDERS}/pay-deadline.ts: worked > usual`]: 'of two equal times either is the later one',
  [`${CHECKOUT}/preview-parcels.ts: a < b`]: 'no two parcels have one key',
  [`${PAYMENTS}/open-credit.ts: open > due`]: 'of two equal sums nothing is left over',
  [`${PAYMENTS}/plan-refunds.ts: a.id < b.id`]: 'no two payments have one number',
  [`${PAYMENTS}/plan-refunds.ts: surplus < rest`]: 'of two equal sums either is the lower one',
  [`${PRICES}/reachable-tiers.ts: minQuantity <= moq`]: 'the smallest order is no step away from itself',
  [`${PRICES}/resolve-price.ts: salesPrice > listPrice`]: 'of two equal prices either is the lower one',
  [`${PRICES}/running-promotions.ts: promotion < usual`]: 'of two equal prices either is the lower one',
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
  [`${LISTS}/find-header.ts: numbers.length > 1`]: 'one column of numbers is no list, whatever it is taken for',
  [`${LISTS}/parse-pasted-rows.ts: at < 0`]: 'the first word is never taken for the quantity',
  [`${LISTS}/parse-pasted-rows.ts: byComma.length > 1`]: 'of a single part nothing is left that could be a quantity',
  [`${LISTS}/parse-pasted-rows.ts: header.length > 1`]: 'one column names a quantity or an item, never both',
  [`${BULK}/plan-addition.ts: other > rowNumber`]: 'the other rows of an item do not include the row itself',
  [`${PURCHASES}/price-move.ts: now > last`]: 'equal prices have been answered before',
  [`${REPORTS}/line-measures.ts: counted < left`]: 'the smaller of two equal amounts is either',
  [`${REPORTS}/line-measures.ts: list > gross`]: 'nothing is saved where both are equal',
  [`${REPORTS}/percent.ts: tenths < 0n`]: 'nothing is nothing with either sign',
};
