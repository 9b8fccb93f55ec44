import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LINE_FIELDS } from '#business/line-fields/contract/line-fields.ts';

/**
 * What a buyer may write to a line stands in one list (decision 0051). Whoever shows lines reads it there: a paper, an
 * export or a table that names the fields by hand would forget the next one.
 */
const source = (path: string) => readFileSync(path, 'utf8');
/** Its own folder, and what hands out the columns of tables to other features. */
const OWN = /^src\/business\/line-fields\/|-views\.ts$/;
const PATHS = globSync('src/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\.gen\./.test(path) && !OWN.test(path));

/** Words of one meaning in the whole shop; `note` and `department` are those of much else. */
const TELLING = LINE_FIELDS.map(({ name }) => name).filter((name) => name !== 'note');
/** Two of them by name in one file is a list, or the beginning of one. */
const namedIn = (text: string) =>
  TELLING.filter((name) => new RegExp(`\\b${name}\\b`).test(text.replace(/^import.*$/gm, '')));

/** Who names fields for what they mean, each with what it means to him; nobody of them shows the fields of a line. */
const MEANT: Readonly<Record<string, string>> = {
  'business/written-lines/rules/list-columns.ts': 'words by which columns of foreign lists are known',
  'business/written-lines/rules/parse-pasted-rows.ts': 'the project is a word, the code names the goods',
  'approval-flows/contract/approval-flow-contract.ts': 'departments and cost centres as conditions of a flow',
  'budgets/api/resolve-cost-centers.ts': 'the budget a line is charged to',
  'budgets/contract/audit-words.ts': 'words of the log',
  'budgets/contract/budget-contract.ts': 'cost centres of departments',
  'cart/web/split-dialog.tsx': 'said in a comment',
  'cart/web/use-cart-view.ts': 'fields that stand open in the cart until somebody chooses others',
  'members/api/member-handlers.ts': 'departments of people',
  'members/contract/member-schemas.ts': 'departments of people',
  'checkout/api/checkout-handlers.ts': 'cost centre and urgency decide who is asked',
  'checkout/api/create-order.ts': 'cost centre and urgency decide who is asked',
  'checkout/api/order-control.ts': 'cost centre and urgency decide who is asked',
  'checkout/api/order-draft.ts': 'cost centre and urgency decide who is asked',
  'checkout/contract/control-schemas.ts': 'cost centre and urgency decide who is asked',
  'checkout/contract/checkout-schemas.ts': 'cost centre and code of the whole checkout',
  'orders/rules/checkout-lines.ts': 'cost centre and urgency decide who is asked',
  'checkout/web/checkout-queries.ts': 'the code is asked for by itself',
  'checkout/web/order-input-of.ts': 'cost centre and code of the whole checkout',
  'checkout/web/use-checkout-lines.ts': 'cost centre and urgency decide who is asked',
  'features/statements/':
    'lines of a bill, which keep what they were billed with: customer code, department and cost centre are columns of it',
  'features/reports/': 'where money belongs: dimensions of the ledger of reports',
};
const reasonOf = (path: string) => Object.entries(MEANT).find(([place]) => path.includes(place))?.[1];

it('nobody lists the fields of a line by hand', () => {
  const lists = PATHS.map((path) => [path, namedIn(source(path))] as const).filter(([, names]) => names.length > 1);
  expect(lists.filter(([path]) => !reasonOf(path)).map(([path, names]) => `${path}: ${names.join(', ')}`)).toEqual([]);
});

it('nobody is excused who does not', () => {
  const excused = PATHS.filter((path) => namedIn(source(path)).length > 1).map(reasonOf);
  expect(Object.values(MEANT).filter((reason) => !excused.includes(reason))).toEqual([]);
});

it('would notice one that does', () => {
  expect(namedIn("[{ key: 'project', value: (line) => line.project }, { key: 'expectedOn' }]")).toHaveLength(2);
  expect(namedIn("import { costCenter } from './project.ts';\nlineFieldColumns((line) => line)")).toEqual([]);
});

/** Everything that shows lines to somebody: papers, exports, tables, the desk, approvers, what a link shows. */
const SHOWN =
  /(?:quotes|orders)\/(?:api\/papers\/(?:draw|export-(?!quotes\b))|web\/(?:print\/paper-lines|quote-lines|wish-columns|order-line-columns|negotiate-form|life\/(?:quick-look|cancel-lines-dialog)))|quotes\/web\/desk\/(?:sent-lines|offer-draft)|orders\/rules\/life\/sheet-rows|quotes\/rules\/(?:describe-offer|compare-offers)|cart\/api\/export-cart|cart\/web\/line-notes-strip|enquiries\/web\/(?:enquiry-lines|draft-line-row)|fulfilment\/(?:web\/(?:goods-words|parcel-card|count-table|sign-record|desk\/(?:goods-column|quantity-rows))|api\/(?:present-parcel|read-parcel-mail)|rules\/shipment-mail)|(?:quote|order)-snapshot|approval\S*\/web\/approval-lines|approval\S*\/rules\/document-snapshot|sharing\/web\/shared-quote-view|bulk\/rules\/purpose-text|written-lines\/rules\/list-columns/;
/** Ways to the list: the list itself and what is made of it. */
const READS =
  /\bLINE_FIELDS\b|\bBESIDE_FIELDS\b|\blineField(?:Words|Columns|sIn)\b|\b(?:told|shown)LineFields\b|\bgoodsWords\b|\bsnapshotFields\b|\bpurposeWords\b|\bdescribeOffer\b|\bLINE_COLUMNS\b/;

describe('places that show lines', () => {
  const places = PATHS.filter((path) => SHOWN.test(path));
  it('are found', () => expect(places.length).toBeGreaterThanOrEqual(30));
  it.each(places)('%s reads the list', (path) => expect(source(path)).toMatch(READS));
});

/** Who shows goods by name to people and says nothing of what was written to a line: the reason of each. */
const SILENT: Readonly<Record<string, string>> = {
  'app/web/pages/': 'goods of the catalogue',
  'catalog/web/': 'goods of the catalogue',
  'search/web/': 'goods of the catalogue',
  'recommendations/web/': 'goods of the catalogue',
  'visibility/web/': 'goods of the catalogue',
  'materials/web/': 'goods of the catalogue',
  'corrections/web/': 'goods of the catalogue',
  'prices/web/': 'prices of goods, no lines',
  'selections/web/': 'lists of goods, to which nothing is written but a note of the list',
  'sharing/web/recommend': 'goods somebody recommends',
  'purchases/web/': 'goods that were bought, from many lines put together',
  'bulk/web/': 'lines before they are any; what was written stands in the columns of the list',
  'fulfilment/web/desk/correct-dialog.tsx': 'stock of a warehouse',
  'fulfilment/web/desk/stock-page.tsx': 'stock of a warehouse',
  'cart/web/cart-goods.tsx': 'the goods of a line; line-notes-strip stands below it',
  'cart/web/cart-line-row.tsx': 'line-notes-strip stands in it',
  'cart/web/split-dialog.tsx': 'names the line in a sentence',
  'cart/web/shared/shared-cart-view.tsx':
    'anybody may open the link: what lines are wanted for stays in the company; lines of one item are one, with its note',
  'checkout/web/price-changed-dialog.tsx': 'prices of goods before they are lines',
  'checkout/web/checkout-line-columns.tsx': 'is given the words that the cart made of the list',
  'orders/web/order-goods.tsx': 'the first goods of an order in one line of a list; the quick look has the lines',
  'orders/web/life/rebuy-dialog.tsx': 'goods that cannot be bought again as they were',
  'quotes/web/version-changes.tsx': 'tells what the shop changed; the fields are the buyer’s and do not change',
  'quotes/web/offered-goods.tsx': 'the goods of an offer; who shows it writes the fields below',
  'quotes/web/desk/draft-form.tsx': 'one wish by name; offer-fields shows what was written to it',
  'quotes/web/desk/offer-fields.tsx': 'words that offer-draft made of the list',
  'invoices/web/detail/invoice-parts.tsx':
    'goods as a tax invoice names them; what was written to a line stays with its order',
  'invoices/web/apply/preview-section.tsx': 'the same before it is asked for',
  'invoices/web/desk/tax-codes-view.tsx': 'goods of the catalogue that wait for a tax code',
  'invoices/web/desk/ordinary-section.tsx': 'goods of the catalogue that get ordinary invoices alone',
  'after-sales/web/order-cases.tsx': 'the first goods of a case in one line of a list; the case has the lines',
  'after-sales/web/list/case-columns.tsx': 'the same',
  'after-sales/web/desk/grant-lines.tsx': 'units and money of lines; case-lines stands on the page below it',
  'after-sales/web/desk/receive-dialog.tsx': 'names what is awaited in a sentence; count-lines has what was written',
  'after-sales/web/apply/apply-form.tsx': 'words by which lines are found; apply-line shows them',
  'after-sales/web/apply/wish-fields.tsx': 'stands in apply-line, which shows what was written',
};
const PAGES = PATHS.filter((path) => /\/web\/.*\.tsx$/.test(path) && /\bproductName\b/.test(source(path)));
const silent = PAGES.filter((path) => !READS.test(source(path)));
const excuseOf = (path: string) => Object.keys(SILENT).find((part) => path.includes(part));

describe('pages that name goods', () => {
  it('read the list, or it is said why not', () => expect(silent.filter((path) => !excuseOf(path))).toEqual([]));
  it('are excused only where they do not', () =>
    expect(Object.keys(SILENT).filter((part) => !silent.some((path) => path.includes(part)))).toEqual([]));
});
