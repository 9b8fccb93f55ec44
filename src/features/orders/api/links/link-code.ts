import { deriveKey, seal, unseal } from '#platform/api/seal.ts';

/** What a link says once it is opened with the key of the installation. */
export interface LinkCode {
  firmId: bigint;
  orderId: bigint;
  linkId: string;
  secret: string;
}

const CODE = /^(\d{1,19})\.(\d{1,19})\.([0-9a-f]{16})\.([A-Za-z0-9_-]{22})$/;

export const linkKey = (pepper: Buffer) => deriveKey(pepper, 'order-link');

export function sealCode({ firmId, orderId, linkId, secret }: LinkCode, key: Buffer): string {
  return seal(`${firmId}.${orderId}.${linkId}.${secret}`, key);
}

/** Null for a text that this shop has not sealed, or not like this. */
export function openCode(code: string, key: Buffer): LinkCode | null {
  try {
    const [, firmId, orderId, linkId, secret] = CODE.exec(unseal(code, key)) ?? [];
    if (!firmId || !orderId || !linkId || !secret) return null;
    return { firmId: BigInt(firmId), orderId: BigInt(orderId), linkId, secret };
  } catch {
    return null;
  }
}
