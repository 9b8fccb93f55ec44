export { type HeldAmounts, lockDocument, readHeldAmounts } from './held-repo.ts';
export { ledgerColumns } from './ledger-columns.ts';
export {
  type LedgerDocument,
  type Movement,
  movementKey,
  numberList,
  posting,
  postMovements,
  textList,
  unposted,
  withinLimit,
} from './posting-repo.ts';
