export { moneyOf, totalsOf } from './price-quote.ts';
export { wishText } from './wished-amount.ts';
