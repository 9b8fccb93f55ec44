import type { MessageEvent } from '../contract/define-message-events.ts';
import type { Habits } from '../contract/message-settings-schemas.ts';
import {
  BINDINGS,
  MESSAGE_CHANNELS,
  MESSAGE_GROUPS,
  MESSAGE_KINDS,
  type OwnChannel,
  ROBOT_KINDS,
  type RobotKind,
} from '../contract/message-words.ts';
import { chooseWays, type FirmSetting, isLetOut, lockedWays, openWays, ownWays } from '../rules/choose-ways.ts';
import { limitOf } from '../rules/event-limit.ts';
import { dayTimeOf } from '../rules/quiet-hours.ts';
import type { HabitsRow, RobotRow } from './setting-repo.ts';

const USUAL: Habits = { quietFrom: null, quietTo: null, digest: 'none', digestHour: 8, digestDay: 1 };

const shownTime = (minutes: number | null) => (minutes === null ? null : dayTimeOf(minutes));

/** Habits as a page shows them; the usual ones where nothing was said. */
export function presentHabits(row: HabitsRow | null): Habits {
  if (!row) return USUAL;
  const { quietFrom, quietTo, digest, digestHour, digestDay } = row;
  const quiet = { quietFrom: shownTime(quietFrom), quietTo: shownTime(quietTo) };
  return { ...quiet, digest: digest as Habits['digest'], digestHour, digestDay };
}

export const presentEvent = ({ code, label, group, kind }: MessageEvent) => ({
  ...{ code, label, group, kind },
  groupName: MESSAGE_GROUPS[group],
  kindName: MESSAGE_KINDS[kind],
});

/** Why ways are locked; null where none is. */
const whyLocked = ({ binding }: MessageEvent) =>
  binding === undefined ? null : `${BINDINGS[binding]}消息至少保留一种站外接收方式`;

function presentWays(
  event: MessageEvent,
  ways: readonly OwnChannel[],
  on: readonly string[],
  locked: readonly string[],
) {
  return ways.map((channel) => ({
    channel,
    label: MESSAGE_CHANNELS[channel],
    on: on.includes(channel),
    locked: locked.includes(channel),
    why: locked.includes(channel) ? whyLocked(event) : null,
  }));
}

/** An event with the ways the company leaves open, and which of them the person takes. */
export function presentPreference(
  event: MessageEvent,
  setting: FirmSetting | undefined,
  wish: readonly string[] | undefined,
) {
  const open = openWays(event, setting);
  const channels = presentWays(event, open, chooseWays(event, setting, wish), lockedWays(event, open));
  return { ...presentEvent(event), channels };
}

function presentLimit({ limit }: MessageEvent, setting: FirmSetting | undefined) {
  if (!limit) return null;
  const { label, unit, least, most } = limit;
  return { label, unit, least, most, value: limitOf(limit, setting) };
}

/** An event with all its ways, and which of them the company leaves open. */
export function presentFirmSetting(event: MessageEvent, setting: FirmSetting | undefined) {
  const ways = ownWays(event);
  return {
    ...presentEvent(event),
    on: isLetOut(event, setting),
    locked: event.binding !== undefined,
    why: whyLocked(event),
    channels: presentWays(event, ways, openWays(event, setting), lockedWays(event, ways)),
    limit: presentLimit(event, setting),
  };
}

export function presentRobot({ id, kind, quietFrom, quietTo, lastOkAt, ...robot }: RobotRow) {
  const { name, host, hasSecret, events, active, problem } = robot;
  return {
    id: String(id),
    kind: kind as RobotKind,
    kindName: ROBOT_KINDS[kind as RobotKind],
    ...{ name, host, hasSecret, events, active, problem },
    quietFrom: shownTime(quietFrom),
    quietTo: shownTime(quietTo),
    lastOkAt: lastOkAt?.toISOString() ?? null,
  };
}
