import type { Binding, MessageChannel, MessageGroup, MessageKind } from './message-words.ts';

/** A number a company sets, from which on it wants its people to be told. */
export interface EventLimit {
  /** As it stands before the number: 涨幅超过. */
  label: string;
  /** As it stands behind it: %. */
  unit: string;
  least: number;
  most: number;
  byDefault: number;
}

/** What somebody may be told of. */
export interface MessageEvent {
  /** `order.shipped`: group of the feature and name of the event. */
  code: string;
  /** As people read it in the settings. */
  label: string;
  group: MessageGroup;
  kind: MessageKind;
  /** Ways it may take beside the inbox. */
  channels: readonly Exclude<MessageChannel, 'inbox'>[];
  /** Of these, what is on until somebody says otherwise. Robots are asked for by the company, each with its events. */
  byDefault: readonly ('mail' | 'sms')[];
  /** Neither a company nor a person can be without it: one way beside the inbox stays. */
  binding?: Binding;
  /** Asked of the company in its settings; whoever tells reads it (`readEventLimit`). */
  limit?: EventLimit;
  /** The shop's own people never are, whomever its group concerns. */
  customersOnly?: true;
  /** Only who holds this right is told; nobody else finds it in his settings. */
  right?: string;
  /** Days it is kept; absent: `KEPT_DAYS`. */
  keptDays?: number;
}

type Declared = Omit<MessageEvent, 'code'>;

/** Days a message is kept. */
export const KEPT_DAYS = 180;

/**
 * Declares what a feature tells people of: the one thing its `contract/message-events.ts` exports, found by `npm run generate`.
 * Whoever tells names the event by this declaration (`orderMessages.shipped`), so none is told that settings do not know.
 */
export function defineMessageEvents<const Name extends string>(
  prefix: string,
  events: Readonly<Record<Name, Declared>>,
): Readonly<Record<Name, MessageEvent>> {
  const named = Object.entries<Declared>(events).map(([name, event]) => [
    name,
    { code: `${prefix}.${name}`, ...event },
  ]);
  return Object.fromEntries(named) as Record<Name, MessageEvent>;
}
