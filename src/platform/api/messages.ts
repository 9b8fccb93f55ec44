import { createHash } from 'node:crypto';
import type { Db } from './database.ts';
import { enqueueEffect } from './outbox.ts';
import { deriveKey, seal, unseal } from './seal.ts';

export interface MailMessage {
  to: string;
  subject: string;
  /** Plain text; links stand on lines of their own. */
  text: string;
  /** Stands below the text of the mail. */
  picture?: MailPicture;
}

export interface MailPicture {
  /** PNG in base64: it travels with the message as it waits. */
  png: string;
  /** What it shows, for whoever does not see it. */
  alt: string;
}

export interface SmsMessage {
  phoneNumber: string;
  /** Name of the template registered with the carrier. */
  template: string;
  params: Readonly<Record<string, string>>;
  /** The words as the person reads them. */
  text: string;
}

/** Messages to people. They leave with the transaction that causes them, and are unreadable while they wait. */
export interface Messages {
  mail(db: Db, message: MailMessage): Promise<void>;
  sms(db: Db, message: SmsMessage): Promise<void>;
}

export const MAIL_TOPIC = 'mail.send';
export const SMS_TOPIC = 'sms.send';

const keyOf = (secret: Buffer) => deriveKey(secret, 'messages');

export function createMessages(secret: Buffer): Messages {
  const key = keyOf(secret);
  const enqueue = (db: Db, topic: string, message: object) =>
    enqueueEffect(db, topic, { sealed: seal(JSON.stringify(message), key) });
  return {
    mail: (db, message) => enqueue(db, MAIL_TOPIC, message),
    sms: (db, message) => enqueue(db, SMS_TOPIC, message),
  };
}

/** What a worker finds in the outbox. */
export function openMessage<T extends MailMessage | SmsMessage>(payload: unknown, secret: Buffer): T {
  return JSON.parse(unseal((payload as { sealed: string }).sealed, keyOf(secret))) as T;
}

/**
 * The same for every try to deliver one message, another for every other message: whoever receives it can tell a repeat
 * from a second message. No two sealed texts are equal, not even of equal messages.
 */
export function deliveryKeyOf(payload: unknown): string {
  return createHash('sha256')
    .update((payload as { sealed: string }).sealed)
    .digest('hex')
    .slice(0, 32);
}
