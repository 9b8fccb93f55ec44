import type { MailPicture } from '#platform/api/messages.ts';
import { deriveKey, seal, unseal } from '#platform/api/seal.ts';

/** What is sent by one way; addresses are looked up when it leaves. */
export type DeliveryContent =
  | { kind: 'mail'; subject: string; text: string; picture?: MailPicture }
  | { kind: 'sms'; title: string }
  | { kind: 'robot'; text: string };

const keyOf = (secret: Buffer) => deriveKey(secret, 'message-deliveries');

export const sealContent = (content: DeliveryContent, secret: Buffer): string =>
  seal(JSON.stringify(content), keyOf(secret));

export const openContent = (sealed: string, secret: Buffer): DeliveryContent =>
  JSON.parse(unseal(sealed, keyOf(secret))) as DeliveryContent;
