import { deriveKey, seal, unseal } from '#platform/api/seal.ts';

/** What a link says once it is opened with the key of the installation. */
export interface LinkCode {
  firmId: bigint;
  linkId: string;
  secret: string;
}

const CODE = /^(\d{1,19})\.([0-9a-f]{16})\.([A-Za-z0-9_-]{22})$/;

export const statementLinkKey = (pepper: Buffer) => deriveKey(pepper, 'statement-link');

export const sealCode = ({ firmId, linkId, secret }: LinkCode, key: Buffer): string =>
  seal(`${firmId}.${linkId}.${secret}`, key);

/** Null for a text that this shop has not sealed, or not like this. */
export function openCode(code: string, key: Buffer): LinkCode | null {
  try {
    const [, firmId, linkId, secret] = CODE.exec(unseal(code, key)) ?? [];
    return firmId && linkId && secret ? { firmId: BigInt(firmId), linkId, secret } : null;
  } catch {
    return null;
  }
}
