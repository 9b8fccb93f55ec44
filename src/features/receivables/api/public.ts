export { readBilled } from './account/read-billed.ts';
export { bookReceipt } from './book/book-receipt.ts';
