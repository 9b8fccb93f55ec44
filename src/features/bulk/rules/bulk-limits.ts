export { MAX_BULK_BYTES, MAX_CHECKED_ROWS, MAX_TYPED_ROWS } from '../contract/bulk-limits.ts';
