import { deriveKey, seal, unseal } from '#platform/api/seal.ts';
import { type BankAccount, bankAccount } from '../contract/apply-schemas.ts';

/** Key for accounts that refunds are transferred to, from the secret of the installation. */
export const accountKey = (pepper: Buffer): Buffer => deriveKey(pepper, 'after-sale-account');

/** An account as it is kept: nobody reads it in the database. */
export const sealAccount = (account: BankAccount, key: Buffer): string => seal(JSON.stringify(account), key);

/** The account that money is transferred to; throws where it was changed or sealed with another key. */
export const openAccount = (sealed: string, key: Buffer): BankAccount =>
  bankAccount.parse(JSON.parse(unseal(sealed, key)));

/** Last digits, by which its owner knows it; null where it cannot be opened. */
export function accountTail(sealed: string | null, key: Buffer): string | null {
  if (sealed === null) return null;
  try {
    return openAccount(sealed, key).number.slice(-4);
  } catch {
    return null;
  }
}
