import {
  type CarryTools,
  carryOwn,
  carryToGroups,
  createTeller,
  listEvents,
  type Teller,
  tellEffects,
} from '#business/messages/api/public.ts';
import { findContact, findHolders } from '#features/access/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import { createMessages, type Messages } from '#platform/api/messages.ts';
import type { EffectHandlers, LaneWork } from '#platform/api/outbox-worker.ts';
import { MESSAGE_EVENTS } from '../message-events.gen.ts';
import type { MessageDelivery } from './message-delivery.ts';

/** Every event that somebody may be told of. */
export const EVENTS = listEvents(MESSAGE_EVENTS);

/** How features speak to people: those of a company by `tell`, addresses without an account by mail and text message. */
export type ShopMessages = Messages & Teller;

export const createPost = (pepper: Buffer): ShopMessages => ({ ...createMessages(pepper), ...createTeller(pepper) });

/** Lanes of the messages machine: what was told, and each way out, waiting for nobody but itself. */
export function messageLanes(
  database: Database,
  { mailer, carrier, robots }: Pick<MessageDelivery, 'mailer' | 'carrier' | 'robots'>,
  { secret, origin }: { secret: Buffer; origin: string },
): (EffectHandlers | LaneWork)[] {
  const tools: CarryTools = { database, events: EVENTS, secret, mailer, carrier, robots, findContact };
  return [
    tellEffects({ database, events: EVENTS, secret, findHolders, origin }),
    () => carryOwn(tools, 'mail'),
    () => carryOwn(tools, 'sms'),
    () => carryToGroups(tools),
  ];
}
