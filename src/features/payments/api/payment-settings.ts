import type { HoldTimes } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { RefundAccount } from '../contract/payment-schemas.ts';
import type { PaymentChannel } from './payment-channel.ts';

/** Account that customers transfer to. */
export interface BankAccount {
  accountName: string;
  bankName: string;
  accountNo: string;
}

/** What payments are given from outside. */
export interface PaymentSettings {
  /** Channels of other companies, by code, in the order people are shown. */
  channels: ReadonlyMap<string, PaymentChannel>;
  /** Null: no transfers. */
  bankAccount: BankAccount | null;
  hold: HoldTimes;
  /** Public origin without a trailing slash. */
  origin: string;
}

/** Where customers want their money for orders, by the id of the order; what needs no transfer has none. */
export type RefundAccounts = (
  db: Db,
  orderIds: readonly bigint[],
) => Promise<ReadonlyMap<bigint, readonly RefundAccount[]>>;

/** Ways that need no other company: they are named in rows and calls beside the channels. */
export const ACCOUNT = 'account';
export const TRANSFER = 'transfer';
