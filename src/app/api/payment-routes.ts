import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { answerNotice, NOTICE_BYTES } from '#features/payments/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import { addCashierRoutes } from './cashier-routes.ts';
import type { Payments } from './open-payments.ts';

/** Notices of payment channels, and the pretended cashier where there is one. */
export function addPaymentRoutes(app: Hono, database: Database, payments: Payments): void {
  const onError = () => new Response(null, { status: 413 });
  app.post('/universal-pay/notice/:code', bodyLimit({ maxSize: NOTICE_BYTES, onError }), async (c) =>
    answerNotice(database, payments.channels, {
      code: c.req.param('code'),
      headers: c.req.raw.headers,
      text: await c.req.text(),
    }),
  );
  addCashierRoutes(app, database, payments);
}
