import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerPush, type CarrierSettings, PUSH_BYTES, PUSH_PATH } from '#business/carriers/api/public.ts';
import { takeReturnPush } from '#features/after-sales/api/public.ts';
import { takeShipmentPush } from '#features/fulfilment/api/public.ts';
import type { Database } from '#platform/api/database.ts';

/** News that carriers bring, of parcels that come back and of those on their way to customers. */
export function addCarrierRoutes(app: Hono, database: Database, { carrier }: CarrierSettings): void {
  const onError = () => new Response(null, { status: 413 });
  const takers = [takeReturnPush, takeShipmentPush].map(
    (take) => (push: Parameters<typeof takeReturnPush>[1]) => take(database, push),
  );
  app.post(PUSH_PATH, bodyLimit({ maxSize: PUSH_BYTES, onError }), async (c) =>
    answerPush(carrier, takers, { headers: c.req.raw.headers, text: await c.req.text() }),
  );
}
