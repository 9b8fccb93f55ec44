export { type HeldAmounts, lockDocument, readHeldAmounts } from './held-repo.ts';
export { ledgerColumns } from './ledger-columns.ts';
export {
  type LedgerDocument,
  type Movement,
  movementKey,
  posting,
  postMovements,
  unposted,
  withinLimit,
} from './posting-repo.ts';
