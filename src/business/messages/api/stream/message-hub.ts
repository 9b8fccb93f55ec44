import { type Database, readerFor } from '#platform/api/database.ts';
import { type Listener, listenToChannel } from '#platform/api/listen-channel.ts';
import { log } from '#platform/api/log.ts';
import type { EventList } from '../message-events.ts';
import { MESSAGE_CHANNEL, type Notice, type Reader, readNotices } from '../message-notices.ts';
import { countUnread, readNew } from '../message-repo.ts';
import { presentMessage } from '../present-message.ts';
import { type EndReason, MessageStream } from './message-stream.ts';

/** Whose session it is; null for one that has ended. Asking moves no limit of the session. */
export type FindReader = (tokenHash: string) => Promise<Reader | null>;

export interface HubSettings {
  database: Database;
  /** Of the one connection it listens on. */
  databaseUrl: string;
  events: EventList;
  findReader: FindReader;
  beatMs?: number;
  /** How often a session is looked after, beside the notice of its end. */
  checkMs?: number;
}

const BEAT_MS = 25_000;
const CHECK_MS = 5 * 60_000;
/** Streams of one person in this process: a browser needs one. */
const MOST_OF_ONE = 12;
/** Messages a browser is told that comes back. */
const MOST_MISSED = 50;
/** People whose streams are read for at a time: news for many must not take the pool from those who wait for an answer. */
const AT_ONCE = 2;

/** What one person's streams are to be told. */
interface Errand {
  reader: Reader;
  ids: Set<bigint>;
  /** Everything since the last message of each stream. */
  all: boolean;
}

const keyOf = ({ firmId, userId }: Reader) => `${firmId}:${userId}`;

/** Keeps open streams and tells them what is new: one listening connection of a process, and none per stream. */
export class MessageHub {
  private readonly settings: HubSettings;
  private readonly streams = new Map<string, Set<MessageStream>>();
  /** Streams of a person in whatever company. */
  private readonly people = new Map<bigint, Set<string>>();
  private readonly errands = new Map<string, Errand>();
  /** Those that were told nothing yet. */
  private readonly fresh: MessageStream[] = [];
  /** Begun with the first stream: a process that holds none listens to nothing. */
  private listener: Listener | null = null;
  private readonly timers: NodeJS.Timeout[];
  private running = 0;
  private draining = false;

  constructor(settings: HubSettings) {
    this.settings = settings;
    const { beatMs = BEAT_MS, checkMs = CHECK_MS } = settings;
    this.timers = [
      setInterval(() => this.each((stream) => stream.beat()), beatMs),
      // A fifth of the sessions at a time, more or less.
      setInterval(() => void this.checkSessions(checkMs), Math.max(checkMs / 5, 50)),
    ];
    for (const timer of this.timers) timer.unref();
  }

  get size(): number {
    return [...this.streams.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Opens a stream; one that is not to be says why and ends. */
  open(reader: Reader, tokenHash: string, lastEventId: bigint | null): ReadableStream<Uint8Array> {
    const now = Date.now();
    const stream = new MessageStream({ reader, tokenHash, lastId: lastEventId, now }, (gone) => this.forget(gone));
    const own = this.streams.get(keyOf(reader)) ?? new Set();
    if (this.draining) stream.end('drain');
    else if (own.size >= MOST_OF_ONE) stream.end('full');
    else {
      this.listen();
      own.add(stream);
      this.streams.set(keyOf(reader), own);
      this.people.set(reader.userId, (this.people.get(reader.userId) ?? new Set()).add(keyOf(reader)));
      stream.beat();
      this.fresh.push(stream);
      void this.run();
    }
    return stream.body;
  }

  /** Tells all browsers to come back to another process. */
  drain(): void {
    this.draining = true;
    this.endWhere('drain', () => true);
  }

  async stop(): Promise<void> {
    this.drain();
    for (const timer of this.timers) clearInterval(timer);
    await this.listener?.stop();
  }

  private listen(): void {
    this.listener ??= listenToChannel(this.settings.databaseUrl, MESSAGE_CHANNEL, {
      hear: (payload) => this.hear(readNotices(payload)),
      missed: () => this.catchUp(),
    });
  }

  private each(act: (stream: MessageStream) => void): void {
    for (const own of [...this.streams.values()]) for (const stream of [...own]) act(stream);
  }

  private endWhere(reason: EndReason, which: (stream: MessageStream) => boolean): void {
    this.each((stream) => {
      if (which(stream)) stream.end(reason);
    });
  }

  private forget(stream: MessageStream): void {
    const { reader } = stream;
    const own = this.streams.get(keyOf(reader));
    own?.delete(stream);
    if (own?.size !== 0) return;
    this.streams.delete(keyOf(reader));
    const places = this.people.get(reader.userId);
    places?.delete(keyOf(reader));
    if (places?.size === 0) this.people.delete(reader.userId);
  }

  /** How much is unread, and what was missed. */
  private async welcome(stream: MessageStream): Promise<void> {
    const { database, events } = this.settings;
    const { reader, lastId: since } = stream;
    const db = readerFor(database, reader);
    const missed = since === null ? [] : await readNew(db, reader, { since }, MOST_MISSED);
    const unread = await countUnread(db, reader);
    stream.welcomed = true;
    for (const row of missed) this.pass(stream, row.id, () => presentMessage(row, events));
    stream.reached(BigInt(unread.newestId ?? 0));
    stream.tell('unread', unread);
  }

  private pass(stream: MessageStream, id: bigint, message: () => ReturnType<typeof presentMessage>): void {
    stream.tell('message', message(), String(id));
    stream.reached(id);
  }

  private hear(notice: Notice | null): void {
    // A newer version says what this one does not know.
    if (notice === null) return;
    if (notice.what === 'over') return this.endWhere('session', ({ tokenHash }) => tokenHash === notice.tokenHash);
    const told = notice.what === 'new' ? notice.told : [{ ...notice.reader, messageId: null }];
    for (const { firmId, userId, messageId } of told) {
      for (const key of this.people.get(userId) ?? []) {
        // What is of no company is told in each of a person's.
        if (firmId === 0n || key === keyOf({ firmId, userId })) this.send(key, messageId);
      }
    }
  }

  private send(key: string, messageId: bigint | null, all = false): void {
    const [first] = this.streams.get(key) ?? [];
    if (!first) return;
    const errand = this.errands.get(key) ?? { reader: first.reader, ids: new Set<bigint>(), all: false };
    if (messageId !== null) errand.ids.add(messageId);
    errand.all ||= all;
    this.errands.set(key, errand);
    void this.run();
  }

  /** After the listening connection was lost nobody knows what was said. */
  private catchUp(): void {
    for (const key of this.streams.keys()) this.send(key, null, true);
  }

  /** Welcomes and runs errands, a few at a time; errands for one person that come meanwhile are one. */
  private async run(): Promise<void> {
    if (this.running >= AT_ONCE) return;
    this.running += 1;
    for (let next = this.nextStep(); next; next = this.nextStep()) {
      await next().catch((err: unknown) => log.warn({ err }, 'streams not told'));
    }
    this.running -= 1;
  }

  private nextStep(): (() => Promise<void>) | null {
    // Those that have gone before their turn came cost nothing more.
    const stream = this.takeFresh();
    if (stream) return () => this.welcome(stream);
    const errand = this.takeErrand();
    return errand && (() => this.runErrand(errand));
  }

  private takeFresh(): MessageStream | undefined {
    const isOpen = (stream: MessageStream) => this.streams.get(keyOf(stream.reader))?.has(stream);
    let stream = this.fresh.shift();
    while (stream && !isOpen(stream)) stream = this.fresh.shift();
    return stream;
  }

  private takeErrand(): Errand | null {
    const [key] = this.errands.keys();
    if (key === undefined) return null;
    const errand = this.errands.get(key) ?? null;
    this.errands.delete(key);
    return errand;
  }

  private async runErrand({ reader, ids, all }: Errand): Promise<void> {
    // Those that come back, and were told nothing yet, are told of this with what they missed.
    const own = [...(this.streams.get(keyOf(reader)) ?? [])].filter(
      ({ welcomed, lastId }) => welcomed || lastId === null,
    );
    if (own.length === 0) return;
    const { database, events } = this.settings;
    const db = readerFor(database, reader);
    const reached = own.flatMap(({ lastId }) => lastId ?? []).sort((a, b) => (a < b ? -1 : 1));
    const [since] = reached;
    const rows = all && since !== undefined ? await readNew(db, reader, { since }, MOST_MISSED) : [];
    const named = ids.size > 0 ? await readNew(db, reader, { ids: [...ids] }, MOST_MISSED) : [];
    const unread = await countUnread(db, reader);
    for (const stream of own) {
      const missed = rows.filter(({ id }) => stream.lastId !== null && id > stream.lastId && !ids.has(id));
      for (const row of [...missed, ...named]) this.pass(stream, row.id, () => presentMessage(row, events));
      stream.tell('unread', unread);
    }
  }

  /** Ends streams whose session has run out, or is somebody else's by now, without anybody saying so. */
  private async checkSessions(olderThan: number): Promise<void> {
    const now = Date.now();
    const due: MessageStream[] = [];
    this.each((stream) => {
      if (now - stream.checkedAt >= olderThan) due.push(stream);
    });
    for (const stream of due) {
      stream.checkedAt = now;
      const reader = await this.settings.findReader(stream.tokenHash).catch(() => stream.reader);
      if (reader === null || keyOf(reader) !== keyOf(stream.reader)) stream.end('session');
    }
  }
}
