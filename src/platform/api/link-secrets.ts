import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Number and secret of a new link; of the secret only the hash is kept. */
export const newLink = () => ({
  linkId: randomBytes(8).toString('hex'),
  secret: randomBytes(16).toString('base64url'),
});

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Compares without telling by its time how much was right. */
export function isSecret(secret: string, secretHash: string): boolean {
  const [given, kept] = [Buffer.from(hashSecret(secret)), Buffer.from(secretHash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}
