import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { RequestScope } from '#platform/api/request-scope.ts';
import { deriveKey } from '#platform/api/seal.ts';
import { maskIp } from '#platform/shared/mask-ip.ts';
import { networkOf } from '#platform/shared/network-of.ts';

/** 256 random bits; told once, and only the hash is kept. */
export const newShareCode = (): string => randomBytes(32).toString('base64url');
export const hashShareCode = (code: string): string => createHash('sha256').update(code).digest('hex');

export const visitorKey = (pepper: Buffer): Buffer => deriveKey(pepper, 'share-visitor');

export interface Visitor {
  /** Tells visitors of one link apart; nobody can be found by it, and two links can't be compared. */
  hash: string;
  network: string;
  userAgent: string;
}

/** Who opens a link, as far as it is kept: browser and network through a key of the installation. */
export function visitorOf(key: Buffer, linkId: bigint, { ip, headers }: Pick<RequestScope, 'ip' | 'headers'>): Visitor {
  const userAgent = headers.get('user-agent') ?? '';
  const hash = createHmac('sha256', key)
    .update(`${linkId}\n${networkOf(ip)}\n${userAgent}`)
    .digest('hex')
    .slice(0, 32);
  return { hash, network: maskIp(ip), userAgent };
}
