export { amountInWords } from './amount-in-words.ts';
