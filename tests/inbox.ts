import { and, asc, inArray, isNull } from 'drizzle-orm';
import { readPepper } from '#app/api/read-pepper.ts';
import { MAIL_TOPIC, type MailMessage, openMessage, SMS_TOPIC, type SmsMessage } from '#platform/api/messages.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import { type TestShop, testEnv } from './test-shop.ts';

/**
 * Messages to one person (mail address or phone number), oldest first. Test shops run no worker: what is taken counts
 * as delivered and is not taken again.
 */
export async function takeMessages(shop: Pick<TestShop, 'db'>, to: string): Promise<(MailMessage | SmsMessage)[]> {
  const pepper = await readPepper(testEnv);
  const rows = await shop.db.owner
    .select({ id: outbox.id, payload: outbox.payload })
    .from(outbox)
    .where(and(inArray(outbox.topic, [MAIL_TOPIC, SMS_TOPIC]), isNull(outbox.doneAt)))
    .orderBy(asc(outbox.id));
  const found = rows
    .map(({ id, payload }) => ({ id, message: openMessage<MailMessage | SmsMessage>(payload, pepper) }))
    .filter(({ message }) => ('to' in message ? message.to : message.phoneNumber) === to);
  const ids = found.map(({ id }) => id);
  if (ids.length) await shop.db.owner.update(outbox).set({ doneAt: new Date() }).where(inArray(outbox.id, ids));
  return found.map(({ message }) => message);
}
