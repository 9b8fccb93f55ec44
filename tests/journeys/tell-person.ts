import { besideShop } from './beside-database.ts';
import type { Person } from './build-company.ts';

export interface Told {
  title: string;
  kind?: 'todo' | 'notice' | 'alert';
  event?: string;
  href?: string;
  poNumber?: string;
}

/** Tells a person something past the features: written and made known as the machine of messages does it. */
export async function tellPerson({ firmId, userId }: Person, told: Told): Promise<void> {
  const { title, kind = 'notice', event = 'order.confirmed', href = null, poNumber = null } = told;
  await besideShop(
    `with fresh as (
       insert into messages (firm_id, user_id, event, kind, title, text, href, po_number, key, shown, expires_at)
       values ($1, $2, $3, $4, $5, '供应商已确认，预计周五发出。', $6, $7, gen_random_uuid(), true, now() + interval '1 day')
       returning id)
     select pg_notify('messages', 'new ' || $1 || ':' || $2 || ':' || id) from fresh`,
    [String(firmId), String(userId), event, kind, title, href, poNumber],
  );
}

/** Something that was not delivered and was given up. */
export async function failDelivery({ firmId, userId }: Person, problem: string): Promise<void> {
  await besideShop(
    `insert into message_deliveries (firm_id, user_id, channel, event, key, sealed, status, due_at)
     values ($1, $2, 'mail', 'order.confirmed', $3, '', 'waiting', now() + interval '1 hour')`,
    [String(firmId), String(userId), problem],
  );
  await besideShop(`update message_deliveries set status = 'failed', attempts = 12, problem = $1 where key = $1`, [
    problem,
  ]);
}
