import { and, asc, inArray, isNull } from 'drizzle-orm';
import { messageLanes } from '#app/api/open-messages.ts';
import { readPepper } from '#app/api/read-pepper.ts';
import { inTransaction } from '#platform/api/database.ts';
import {
  createMessages,
  MAIL_TOPIC,
  type MailMessage,
  openMessage,
  SMS_TOPIC,
  type SmsMessage,
} from '#platform/api/messages.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { outbox } from '#platform/api/platform-tables.ts';
import type { TestDatabase } from './test-database.ts';
import { testEnv } from './test-shop.ts';

const NOBODY = { firmId: null, userId: null };

/**
 * Carries out what people were told, as the worker would; letters and text messages end in the outbox, as those do that go to
 * addresses without an account.
 */
export async function carryOutTold({ app }: Pick<TestDatabase, 'app'>, secret: Buffer): Promise<void> {
  const post = createMessages(secret);
  const write = (work: Parameters<typeof inTransaction<void>>[3]) => inTransaction(app, NOBODY, 'write', work);
  const delivery = {
    mailer: { send: (letter: MailMessage) => write((tx) => post.mail(tx, letter)), close: () => undefined },
    carrier: { send: (message: SmsMessage) => write((tx) => post.sms(tx, message)) },
    robots: { send: async () => undefined },
  };
  for (const lane of messageLanes(app, delivery, { secret, origin: testEnv.origin })) {
    await (typeof lane === 'function' ? lane() : deliverEffects(app, lane));
  }
}

/**
 * Messages to one person (mail address or phone number), oldest first. Test shops run no worker: what is taken counts
 * as delivered and is not taken again.
 */
export async function takeMessages(
  shop: { db: Pick<TestDatabase, 'app' | 'owner'> },
  to: string,
): Promise<(MailMessage | SmsMessage)[]> {
  const pepper = await readPepper(testEnv);
  await carryOutTold(shop.db, pepper);
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
