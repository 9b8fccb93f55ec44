import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { type HandlerContext, implementFeature } from '#platform/api/implement-feature.ts';
import { refuse } from '#platform/api/refuse.ts';
import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { messageContract } from '../contract/message-contract.ts';
import { messageSettingErrors } from '../contract/message-errors.ts';
import type { ListInput, Todo, UnreadCounts } from '../contract/message-schemas.ts';
import type { PreferencesInput } from '../contract/message-settings-schemas.ts';
import { isLetOut, keepsBinding, openWays } from '../rules/choose-ways.ts';
import { concerns, mayHear } from '../rules/event-audience.ts';
import { minutesOf } from '../rules/quiet-hours.ts';
import type { FindContact } from './carry-deliveries.ts';
import type { EventList } from './message-events.ts';
import { readNotice } from './message-notices.ts';
import { countUnread, markAllRead, markRead, readMessages } from './message-repo.ts';
import { presentMessage } from './present-message.ts';
import { presentHabits, presentPreference } from './present-settings.ts';
import { readFirmSettings, readHabits, readPreferences, writeHabits, writePreferences } from './setting-repo.ts';
import { notifyStreams } from './spread-repo.ts';

const calls = implementFeature(messageContract);

export interface MessageSettings {
  events: EventList;
  /** What waits for a person, counted by the calls of the lists it points to. */
  readTodos: (context: HandlerContext) => Promise<Todo[]>;
  /** Where the caller is reached. */
  findContact: FindContact;
}

async function listMessages(db: Db, caller: SignedInCaller, { events }: MessageSettings, input: ListInput) {
  const { group, after, pageSize, ...filter } = input;
  const codes = group && [...events.values()].filter((event) => event.group === group).map(({ code }) => code);
  const rows = await readMessages(
    db,
    caller,
    { ...filter, events: codes, after: after === undefined ? undefined : BigInt(after) },
    pageSize + 1,
  );
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    list: shown.map((row) => presentMessage(row, events)),
    next: rows.length > pageSize && last ? String(last.id) : null,
  };
}

/** Counts what is left, and tells the person's other pages where something was read. */
async function afterReading(db: Db, caller: SignedInCaller, read: number): Promise<UnreadCounts> {
  if (read > 0) await notifyStreams(db, [readNotice(caller)]);
  return countUnread(db, caller);
}

async function readSettings(db: Db, caller: SignedInCaller, { events, findContact }: MessageSettings) {
  const settings = await readFirmSettings(db, caller.firmId);
  const wishes = await readPreferences(db, caller);
  const habits = await readHabits(db, caller);
  const contact = await findContact(db, caller);
  const shown = [...events.values()].filter(
    (event) =>
      concerns(event, caller.identity === 'staff') &&
      mayHear(event, caller.permissions) &&
      isLetOut(event, settings.get(event.code)),
  );
  return {
    habits: presentHabits(habits),
    contacts: {
      mail: contact?.email ? maskEmail(contact.email) : null,
      sms: contact?.phoneNumber ? maskPhone(contact.phoneNumber) : null,
    },
    events: shown.map((event) => presentPreference(event, settings.get(event.code), wishes.get(event.code))),
  };
}

async function saveSettings(db: Db, caller: SignedInCaller, { events }: MessageSettings, input: PreferencesInput) {
  const settings = await readFirmSettings(db, caller.firmId);
  const wishes = input.events.map(({ code, channels }) => {
    const event = events.get(code);
    if (!event) throw refuse(messageSettingErrors, 'MESSAGE_EVENT_UNKNOWN');
    const open: readonly string[] = openWays(event, settings.get(code));
    const kept = channels.filter((channel) => open.includes(channel));
    if (!keepsBinding(event, kept)) throw refuse(messageSettingErrors, 'MESSAGE_EVENT_LOCKED');
    return { event: code, channels: [...new Set(kept)] };
  });
  await writePreferences(db, caller, wishes);
  const { quietFrom, quietTo, ...digest } = input.habits;
  const before = await readHabits(db, caller);
  // Whoever begins with digests gets the first one when its hour comes next.
  const digestedOn = before?.digest === digest.digest ? before.digestedOn : todayInShanghai();
  const quiet = { quietFrom: quietFrom && minutesOf(quietFrom), quietTo: quietTo && minutesOf(quietTo) };
  await writeHabits(db, caller, {
    ...digest,
    ...(quiet as { quietFrom: number | null; quietTo: number | null }),
    digestedOn,
  });
}

/** Calls of a person about his own messages. */
export function createMessageHandlers(settings: MessageSettings) {
  return {
    list: calls.list.handler(({ input, context: { db, caller } }) =>
      listMessages(db, signedIn(caller), settings, input),
    ),
    unread: calls.unread.handler(({ context: { db, caller } }) => countUnread(db, signedIn(caller))),
    counts: calls.counts.handler(async ({ context }) => {
      const unread = await countUnread(context.db, signedIn(context.caller));
      const todos = await settings.readTodos(context);
      return { unread, todos, todoTotal: todos.reduce((sum, { count }) => sum + count, 0) };
    }),
    read: calls.read.handler(async ({ input, context: { db, caller } }) => {
      const own = signedIn(caller);
      return afterReading(db, own, await markRead(db, own, input.ids.map(BigInt)));
    }),
    readAll: calls.readAll.handler(async ({ input: { kind, upTo }, context: { db, caller } }) => {
      const own = signedIn(caller);
      return afterReading(
        db,
        own,
        await markAllRead(db, own, { kind, upTo: upTo === undefined ? upTo : BigInt(upTo) }),
      );
    }),
    preferences: calls.preferences.handler(({ context: { db, caller } }) =>
      readSettings(db, signedIn(caller), settings),
    ),
    savePreferences: calls.savePreferences.handler(async ({ input, context: { db, caller } }) => {
      await saveSettings(db, signedIn(caller), settings, input);
      return readSettings(db, signedIn(caller), settings);
    }),
  };
}
