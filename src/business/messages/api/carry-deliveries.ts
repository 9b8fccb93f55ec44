import { changeScope, type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import type { Mailer } from '#platform/api/mailer.ts';
import { Permanent } from '#platform/api/outbox-worker.ts';
import type { SmsSender } from '#platform/api/sms-sender.ts';
import type { MessageChannel } from '../contract/message-words.ts';
import { isGivenUp, pauseAfter } from '../rules/patience.ts';
import { openContent } from './delivery-content.ts';
import { type DeliveryRow, postpone, settle, takeDue } from './delivery-repo.ts';
import type { EventList } from './message-events.ts';
import type { RobotSender } from './robot-sender.ts';
import { insertDeliveries } from './spread-repo.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** Deliveries of one go; then the lane looks whether it is to stop. */
const BATCH = 50;
/** What a server refuses for good is not asked of it for a day. */
const MOST_REFUSALS = 10;

/** Where a person is reached; null: nowhere. */
export interface Contact {
  email: string | null;
  phoneNumber: string | null;
}

export type FindContact = (db: Db, reader: { firmId: bigint; userId: bigint }) => Promise<Contact | null>;

export interface CarryTools {
  database: Database;
  events: EventList;
  secret: Buffer;
  mailer: Mailer;
  carrier: SmsSender;
  robots: RobotSender;
  /** Where somebody is reached today, who is still at work for the company; asked in his own name. */
  findContact: FindContact;
  now?: () => Date;
}

/** There is nobody to send it to. */
export class NobodyThere extends Error {}

export const asWorker = <T>({ database }: Pick<CarryTools, 'database'>, work: (db: Db) => Promise<T>): Promise<T> =>
  inTransaction(database, WORKER, 'write', work);

/** Where the reader of a delivery is reached; the transaction goes on in his name, which alone opens his address. */
async function contactOf(
  { findContact }: CarryTools,
  db: Db,
  { firmId, userId }: DeliveryRow,
): Promise<Contact | null> {
  if (userId === null) return null;
  await changeScope(db, { firmId: firmId === 0n ? null : firmId, userId, right: 'worker' });
  return findContact(db, { firmId, userId });
}

/** What became of a try. Errors of senders keep codes and drop what servers say. */
export async function settleFailure(tools: CarryTools, rows: readonly DeliveryRow[], error: unknown): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const ids = rows.map(({ id }) => id);
  const problem = String(error instanceof Error ? error.message : error).slice(0, 300);
  if (error instanceof NobodyThere) return asWorker(tools, (db) => settle(db, ids, { status: 'dropped', problem }));
  const { attempts, channel, triedSince } = first;
  const now = tools.now?.() ?? new Date();
  const refused = error instanceof Permanent && attempts >= MOST_REFUSALS;
  const over = refused || (triedSince !== null && isGivenUp(triedSince, now));
  log.error({ err: error, channel, delivery: String(first.id), attempts, over }, 'message not delivered');
  return asWorker(tools, (db) =>
    over ? settle(db, ids, { status: 'failed', problem }) : postpone(db, ids, pauseAfter(attempts), problem),
  );
}

/** A mail that reaches nobody goes by text message instead where it binds: nobody is left without. */
async function takeOtherWay(tools: CarryTools, db: Db, row: DeliveryRow, { phoneNumber }: Contact): Promise<void> {
  const event = tools.events.get(row.event);
  if (!event?.binding || !event.channels.includes('sms') || phoneNumber === null) return;
  const { firmId, userId, messageId, key, sealed } = row;
  const fresh = { firmId, userId, messageId, channel: 'sms', event: row.event, key: `${key}-s`, sealed };
  await insertDeliveries(db, [{ ...fresh, status: 'waiting' }]);
}

async function sendMail(tools: CarryTools, row: DeliveryRow): Promise<void> {
  const to = await asWorker(tools, async (db) => {
    const contact = await contactOf(tools, db, row);
    if (contact && contact.email === null) await takeOtherWay(tools, db, row, contact);
    return contact?.email;
  });
  if (!to) throw new NobodyThere('no mail address');
  const content = openContent(row.sealed, tools.secret);
  if (content.kind !== 'mail') throw new NobodyThere('nothing to mail');
  const { subject, text, picture } = content;
  await tools.mailer.send({ to, subject, text, picture }, row.key);
}

/** The words of a text message: its carrier knows the template, people read the title. */
async function sendSms(tools: CarryTools, row: DeliveryRow): Promise<void> {
  const contact = await asWorker(tools, (db) => contactOf(tools, db, row));
  if (!contact?.phoneNumber) throw new NobodyThere('no phone number');
  const content = openContent(row.sealed, tools.secret);
  const title = content.kind === 'mail' ? content.subject : content.kind === 'sms' ? content.title : '';
  const params = { title };
  const text = `${title}。详情请登录查看消息。`;
  await tools.carrier.send({ phoneNumber: contact.phoneNumber, template: 'message', params, text }, row.key);
}

const SENDERS = { mail: sendMail, sms: sendSms } as const;

/** Takes and tries one delivery; false where none is due. */
async function carryNext(tools: CarryTools, channel: 'mail' | 'sms'): Promise<boolean> {
  const row = await asWorker(tools, (db) => takeDue(db, channel));
  if (!row) return false;
  try {
    await SENDERS[channel](tools, row);
    await asWorker(tools, (db) => settle(db, [row.id], { status: 'sent' }));
    log.info({ channel, event: row.event, delivery: String(row.id) }, 'message delivered');
  } catch (error) {
    await settleFailure(tools, [row], error);
  }
  return true;
}

/** Does one step after another, at most a batch; answers how many there were. */
export async function inTurn(step: () => Promise<boolean>): Promise<number> {
  let taken = 0;
  while (taken < BATCH && (await step())) taken += 1;
  return taken;
}

/** Carries what is due to people by one way. */
export const carryOwn = (tools: CarryTools, channel: Extract<MessageChannel, 'mail' | 'sms'>): Promise<number> =>
  inTurn(() => carryNext(tools, channel));
