import type { FullQuota, Quota } from '#platform/api/take-quotas.ts';
import { SEND_PAUSE, SENDS_PER_ADDRESS, SENDS_PER_DAY, SENDS_PER_TARGET } from '../rules/code-limits.ts';
import type { CodeBinding } from './code-repo.ts';
import { keyedHash, type VerificationKeys } from './verification-keys.ts';

const HOUR = 3_600;
const DAY = 86_400;
const SHOP = 'code-shop:';

/**
 * What one more code is counted against, over every purpose. Counters are readable to more code than accounts are, so
 * they hold no phone number and no mail address.
 */
export function sendQuotas(
  keys: VerificationKeys,
  { channel, target }: Pick<CodeBinding, 'channel' | 'target'>,
  network: string,
): Quota[] {
  const whose = keyedHash(keys.counter, [channel, target]);
  return [
    { key: `code-pause:${whose}`, points: 1, seconds: SEND_PAUSE },
    { key: `code-target:${whose}`, points: SENDS_PER_TARGET, seconds: DAY },
    { key: `code-address:${network}`, points: SENDS_PER_ADDRESS, seconds: HOUR },
    { key: `${SHOP}${channel}`, points: SENDS_PER_DAY[channel], seconds: DAY },
  ];
}

export const isShopQuota = ({ key }: FullQuota): boolean => key.startsWith(SHOP);
