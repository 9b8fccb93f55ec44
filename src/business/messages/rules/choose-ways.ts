import type { MessageEvent } from '../contract/define-message-events.ts';
import type { OwnChannel } from '../contract/message-words.ts';

/** What a company says of an event. */
export interface FirmSetting {
  active: boolean;
  channels: readonly string[];
  limitValue?: number | null;
}

/** Ways an event may take to one person at all. */
export const ownWays = ({ channels }: MessageEvent): OwnChannel[] => [
  'inbox',
  ...channels.filter((channel) => channel !== 'robot'),
];

/** Whether the company lets an event out: binding ones always (issue 15: security, payment and 待审批 stay). */
export const isLetOut = ({ binding }: MessageEvent, setting: FirmSetting | undefined): boolean =>
  binding !== undefined || (setting?.active ?? true);

/** The first way of these leads somewhere else than to the pages. */
const leavesShop = (ways: readonly string[]) => ways.some((way) => way !== 'inbox');

/**
 * Ways the company leaves open (behaviours 2.15). Of a binding event the inbox and one way beside it stay, whatever was
 * said: a company that shut all of them keeps the event's first.
 */
export function openWays(event: MessageEvent, setting: FirmSetting | undefined): OwnChannel[] {
  const ways = ownWays(event);
  if (!setting) return ways;
  const open = ways.filter((way) => setting.channels.includes(way));
  if (!event.binding) return open;
  const outside = leavesShop(open) ? open.filter((way) => way !== 'inbox') : ways.slice(1, 2);
  return ['inbox', ...outside];
}

/** What a person wants where nothing is chosen. */
const usualWays = ({ byDefault }: MessageEvent): readonly string[] => ['inbox', ...byDefault];

/**
 * The ways a message takes to one person: those of the event, as the company leaves them open and the person wants them
 * (behaviours 2.15, events × channel × person). None where the company keeps the event in.
 */
export function chooseWays(
  event: MessageEvent,
  setting: FirmSetting | undefined,
  preference: readonly string[] | undefined,
): OwnChannel[] {
  if (!isLetOut(event, setting)) return [];
  const open = openWays(event, setting);
  const wanted = preference ?? usualWays(event);
  const ways = open.filter((way) => wanted.includes(way));
  if (!event.binding) return ways;
  const outside = leavesShop(ways) ? ways.filter((way) => way !== 'inbox') : open.slice(1, 2);
  return ['inbox', ...outside];
}

/** Ways that cannot be taken away from an event: the inbox of a binding one, and its only way beside it. */
export function lockedWays(event: MessageEvent, open: readonly OwnChannel[]): OwnChannel[] {
  if (!event.binding) return [];
  const outside = open.filter((way) => way !== 'inbox');
  return outside.length > 1 ? ['inbox'] : ['inbox', ...outside];
}

/** Whether a choice leaves a binding event a way beside the inbox. */
export const keepsBinding = ({ binding }: MessageEvent, ways: readonly string[]): boolean =>
  binding === undefined || leavesShop(ways);
