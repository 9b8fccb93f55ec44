import type { MessageEvent } from '../contract/define-message-events.ts';

/** Every event of the shop, by its code. */
export type EventList = ReadonlyMap<string, MessageEvent>;

/** The same code twice would mix two settings. */
export function listEvents(events: readonly MessageEvent[]): EventList {
  const list = new Map(events.map((event) => [event.code, event]));
  if (list.size !== events.length) throw new Error('two events have one code');
  return list;
}

/** An event that was told; what nobody declares cannot be set by anybody. */
export function mustKnow(events: EventList, code: string): MessageEvent {
  const event = events.get(code);
  if (!event) throw new Error(`no event ${code}`);
  return event;
}
