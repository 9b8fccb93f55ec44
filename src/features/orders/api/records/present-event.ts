import type { OrderDetail } from '../../contract/order-schemas.ts';
import { eventText } from '../../rules/life/event-text.ts';
import { toldOutside } from '../../rules/life/told-outside.ts';
import { orderEventLabel } from '../../rules/order-events.ts';

interface EventRecord {
  kind: string;
  detail: string;
  actorName: string | null;
  createdAt: Date;
}

/** An event of an order as its page tells it, inside the company or outside. */
export function presentEvent(event: EventRecord, inside: boolean): OrderDetail['events'] {
  const { kind, detail, actorName, createdAt } = event;
  const told = inside ? 'whole' : toldOutside(kind);
  if (told === 'nothing') return [];
  const words = told === 'whole' ? { detail: eventText(kind, detail), actorName } : { detail: '', actorName: null };
  return [{ label: orderEventLabel(kind), ...words, at: createdAt.toISOString() }];
}
