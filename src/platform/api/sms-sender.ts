import type { SmsMessage } from './messages.ts';

/** The carrier, or what stands in for it. Rejects when the message did not leave; the outbox tries again. */
export interface SmsSender {
  /** `key` is the same at every try to send one message, so that the carrier can drop repeats. */
  send(message: SmsMessage, key: string): Promise<void>;
}
