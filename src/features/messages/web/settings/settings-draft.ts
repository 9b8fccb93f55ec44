import type { Habits } from '#business/messages/contract/message-settings-schemas.ts';
import { MESSAGE_GROUPS, OWN_CHANNELS, type OwnChannel } from '#business/messages/contract/message-words.ts';

/** An event in the settings of a person, or of a company, where it may be off altogether. */
export interface EventRow {
  code: string;
  label: string;
  /** What it is about. */
  group: string;
  groupName: string;
  kindName: string;
  on?: boolean;
  /** It cannot be switched off. */
  locked?: boolean;
  why?: string | null;
  channels: readonly { channel: OwnChannel; label: string; on: boolean; locked: boolean; why: string | null }[];
  /** The number from which on a company wants it told. */
  limit?: { label: string; unit: string; least: number; most: number; value: number } | null;
}

export interface Choice {
  on: boolean;
  channels: readonly OwnChannel[];
  /** As it is typed. */
  limit?: string;
}

/** What somebody has chosen, by the code of the event. */
export type Choices = Readonly<Record<string, Choice>>;

const choiceOf = ({ on = true, channels, limit }: EventRow): Choice => ({
  on,
  channels: OWN_CHANNELS.filter((one) => channels.some((way) => way.on && way.channel === one)),
  ...(limit && { limit: String(limit.value) }),
});

export const choicesOf = (events: readonly EventRow[]): Choices =>
  Object.fromEntries(events.map((event) => [event.code, choiceOf(event)]));

/** Ways in the order of the columns, with one more or less. */
export function withChannel({ channels, ...choice }: Choice, channel: OwnChannel, wanted: boolean): Choice {
  return { ...choice, channels: OWN_CHANNELS.filter((one) => (one === channel ? wanted : channels.includes(one))) };
}

const same = (a: Choice, b: Choice) => a.on === b.on && a.channels.join() === b.channels.join() && a.limit === b.limit;

/** What is not as it is kept: only that is sent. */
export const changedChoices = (events: readonly EventRow[], choices: Choices): ({ code: string } & Choice)[] =>
  events.flatMap((event) => {
    const now = choices[event.code];
    return now && !same(now, choiceOf(event)) ? [{ code: event.code, ...now }] : [];
  });

const GROUPS = Object.keys(MESSAGE_GROUPS);

/** Events under what they are about, the groups in the order of the settings. */
export function inGroups<Row extends Pick<EventRow, 'group' | 'groupName'>>(
  events: readonly Row[],
): [group: string, events: Row[]][] {
  const ordered = events.toSorted((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
  return [...Map.groupBy(ordered, ({ groupName }) => groupName)];
}

export const sameHabits = (a: Habits, b: Habits): boolean =>
  a.quietFrom === b.quietFrom &&
  a.quietTo === b.quietTo &&
  a.digest === b.digest &&
  a.digestHour === b.digestHour &&
  a.digestDay === b.digestDay;

/** What is wrong with a number that was typed, as the server would say it; null: nothing. */
export function limitProblem({ limit }: Pick<EventRow, 'limit'>, typed: string | undefined): string | null {
  if (!limit || typed === undefined) return null;
  const value = /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= limit.least && value <= limit.most ? null : `请填写 ${limit.least} 到 ${limit.most} 的整数`;
}

/** The first number that is wrong, and of which event. */
export function wrongLimit(events: readonly EventRow[], choices: Choices): string | null {
  const wrong = events.find((event) => limitProblem(event, choices[event.code]?.limit) !== null);
  return wrong ? `${wrong.label}：${limitProblem(wrong, choices[wrong.code]?.limit)}` : null;
}

type Quiet = Pick<Habits, 'quietFrom' | 'quietTo'>;

/** What is wrong with a time of quiet, as the server would say it; null: nothing. */
export function quietProblem({ quietFrom, quietTo }: Quiet): string | null {
  if (quietFrom === null && quietTo === null) return null;
  return !quietFrom || !quietTo || quietFrom === quietTo ? '请填写不同的开始和结束时间' : null;
}
