import type { MessageEvent } from '../contract/define-message-events.ts';
import type { MessageGroup } from '../contract/message-words.ts';

/** What concerns everybody with an account, whoever he works for. */
const FOR_ALL: readonly MessageGroup[] = ['security', 'transfer', 'goods'];

/** Whether somebody with these rights is among those who may be told (behaviours 2.15, a person's own preferences). */
export const mayHear = ({ right }: MessageEvent, rights: ReadonlySet<string>): boolean =>
  right === undefined || rights.has(right);

/** Whether an event can reach this kind of account: the shop's own people have their desk, customers what is theirs. */
export function concerns({ group, customersOnly }: MessageEvent, isStaff: boolean): boolean {
  if (customersOnly) return !isStaff;
  if (group === 'desk') return isStaff;
  return !isStaff || FOR_ALL.includes(group);
}
