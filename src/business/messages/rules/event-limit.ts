import type { EventLimit } from '../contract/define-message-events.ts';

/** The number a company has set, or the event's own (issue 15, a company says from where on it wants to be told). */
export const limitOf = ({ byDefault }: EventLimit, said: { limitValue?: number | null } | undefined): number =>
  said?.limitValue ?? byDefault;

/** Whether a company may set this number; an event without one takes none. */
export const takesLimit = (limit: EventLimit | undefined, value: number | undefined): boolean =>
  value === undefined || (limit !== undefined && value >= limit.least && value <= limit.most);
