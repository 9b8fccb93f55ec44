import { createHash } from 'node:crypto';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import type { EffectHandlers } from '#platform/api/outbox-worker.ts';
import { KEPT_DAYS, type MessageEvent } from '../contract/define-message-events.ts';
import type { Digest, OwnChannel } from '../contract/message-words.ts';
import { chooseWays, isLetOut } from '../rules/choose-ways.ts';
import { isGathered } from '../rules/digest-days.ts';
import { groupText, letterOf, namingPo } from '../rules/message-letters.ts';
import { afterQuietHours, type QuietHours } from '../rules/quiet-hours.ts';
import { type DeliveryContent, sealContent } from './delivery-content.ts';
import { type EventList, mustKnow } from './message-events.ts';
import { newNotices } from './message-notices.ts';
import {
  type FreshDelivery,
  insertDeliveries,
  insertMessages,
  notifyStreams,
  readRobotsOf,
  readSetting,
  readWishes,
} from './spread-repo.ts';
import { openTelling, TELL_TOPIC, type ToldNews } from './teller.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
const DAY_MS = 86_400_000;
const NO_HABITS = { quietFrom: null, quietTo: null, digest: 'none' } as const;

/** Who holds a right today, in a company or, without one, in the shop itself. */
export type FindHolders = (
  database: Database,
  firmId: bigint | null,
  permission: string,
) => Promise<{ firmId: bigint; userId: bigint }[]>;

export interface SpreadTools {
  database: Database;
  events: EventList;
  secret: Buffer;
  findHolders: FindHolders;
  /** Public origin without a trailing slash. */
  origin: string;
  now?: () => Date;
}

/** The same for every try, another for every other way of every other message: receivers tell repeats by it. */
const deliveryKey = (...parts: readonly string[]) =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);

/** Longest title a row, a subject or a group takes. */
const LONGEST_TITLE = 200;
const cut = (text: string, longest: number) => (text.length <= longest ? text : `${text.slice(0, longest - 1)}…`);

interface Spread {
  tools: SpreadTools;
  event: MessageEvent;
  news: ToldNews;
  firmId: bigint;
  people: readonly bigint[];
  now: Date;
}

/** What is sent to one person by one way. */
function contentOf({ tools, news }: Spread, channel: OwnChannel): DeliveryContent {
  if (channel === 'mail') {
    const { picture } = news;
    const letter = news.letter ? namingPo(news.letter, news.poNumber) : letterOf(news, tools.origin);
    return { kind: 'mail', ...letter, ...(picture && { picture }) };
  }
  return { kind: 'sms', title: news.title };
}

const isSecurity = ({ binding }: MessageEvent) => binding === 'security';

/** When it leaves; who has been robbed is woken. */
const dueAt = ({ event, now }: Spread, quiet: QuietHours) => (isSecurity(event) ? now : afterQuietHours(now, quiet));

async function writeMessages(db: Db, { event, news, firmId, now }: Spread, ways: ReadonlyMap<bigint, OwnChannel[]>) {
  const { title, text, href, poNumber, key } = news;
  const expiresAt = new Date(now.getTime() + (event.keptDays ?? KEPT_DAYS) * DAY_MS);
  const words = { title: cut(title, LONGEST_TITLE), text, href, poNumber, key, expiresAt };
  const fresh = [...ways].map(([userId, own]) => ({
    ...words,
    ...{ firmId, userId, event: event.code, kind: event.kind, shown: own.includes('inbox') },
  }));
  return fresh.length === 0 ? [] : insertMessages(db, fresh);
}

/** What goes to groups of the company; a company that keeps an event in keeps it from them as well. */
async function groupDeliveries(db: Db, spread: Spread): Promise<FreshDelivery[]> {
  const { event, news, firmId, tools } = spread;
  if (!event.channels.includes('robot') || firmId === 0n) return [];
  const robots = await readRobotsOf(db, { firmId, event: event.code });
  const content: DeliveryContent = { kind: 'robot', text: groupText(news, tools.origin) };
  return robots.map(({ id, ...quiet }) => ({
    ...{ firmId, robotId: id, channel: 'robot', event: event.code, status: 'waiting' },
    key: deliveryKey(String(firmId), 'robot', String(id), news.groupKey),
    sealed: sealContent(content, tools.secret),
    dueAt: dueAt(spread, quiet),
  }));
}

/** Writes a telling once for each person, and puts it on the ways that are open, wanted and not yet taken. */
async function spread(db: Db, all: Spread): Promise<void> {
  const { event, news, firmId, people, tools } = all;
  const place = { firmId, event: event.code };
  const setting = await readSetting(db, place);
  if (!isLetOut(event, setting)) return;
  const wishes = await readWishes(db, place, people);
  const ways = new Map(people.map((id) => [id, chooseWays(event, setting, wishes.channels.get(id))]));
  const written = await writeMessages(db, all, ways);
  const own = written.flatMap(({ id: messageId, userId }) => {
    const { digest, ...quiet } = wishes.habits.get(userId) ?? NO_HABITS;
    return (ways.get(userId) ?? [])
      .filter((channel) => channel !== 'inbox')
      .map(
        (channel): FreshDelivery => ({
          ...{ firmId, userId, messageId, channel, event: event.code },
          key: deliveryKey(String(firmId), channel, String(userId), news.key),
          sealed: sealContent(contentOf(all, channel), tools.secret),
          status: isGathered(event, channel, digest as Digest) ? 'gathered' : 'waiting',
          dueAt: dueAt(all, quiet),
        }),
      );
  });
  await insertDeliveries(db, [...own, ...(await groupDeliveries(db, all))]);
  const shown = written.flatMap(({ id: messageId, userId, shown: is }) => (is ? [{ firmId, userId, messageId }] : []));
  await notifyStreams(db, newNotices(shown));
}

/** Whom a telling is for, by company. */
async function peopleOf({ database, findHolders }: SpreadTools, news: ToldNews): Promise<Map<bigint, bigint[]>> {
  const firmId = BigInt(news.firmId);
  const people = new Map(news.to.length > 0 ? [[firmId, news.to.map(BigInt)]] : []);
  if (news.holders === null) return people;
  for (const holder of await findHolders(database, firmId === 0n ? null : firmId, news.holders)) {
    const known = people.get(holder.firmId) ?? [];
    if (!known.includes(holder.userId)) people.set(holder.firmId, [...known, holder.userId]);
  }
  return people;
}

/** Carries out what was told. A repeat finds everything written and adds nothing. */
export function tellEffects(tools: SpreadTools): EffectHandlers {
  const { database, events, secret, now = () => new Date() } = tools;
  return {
    [TELL_TOPIC]: async (payload) => {
      const news = openTelling(payload, secret);
      const event = mustKnow(events, news.event);
      const byFirm = await peopleOf(tools, news);
      await inTransaction(database, WORKER, 'write', async (db) => {
        for (const [firmId, people] of byFirm) await spread(db, { tools, event, news, firmId, people, now: now() });
      });
    },
  };
}
