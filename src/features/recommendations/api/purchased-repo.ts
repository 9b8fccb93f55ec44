import { sql } from 'drizzle-orm';
import { NOT_PURCHASED } from '#features/orders/rules/public.ts';

/** Whether the order `o` is a purchase: an unpaid one says nothing about what is bought. */
export const PURCHASED = sql`o.status <> all(${sql.param([...NOT_PURCHASED])}::text[])`;
