export { moneyOf, totalsOf } from './price-quote.ts';
