import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { z } from 'zod';
import { ORDER_NUMBER, PAYMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { paidHref } from '#business/paths/rules/public.ts';
import { findPayment, isSignedBy, type Payment, SIMULATOR, simulatedNotice } from '#features/payments/api/public.ts';
import { REFUND_MANNERS, type RefundManner } from '#features/payments/rules/public.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { currentScope } from '#platform/api/request-scope.ts';
import { isSameSite } from '#platform/api/security-headers.ts';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { renderCashier } from './cashier-page.ts';
import type { Payments } from './open-payments.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;
/** A notice of the kind `late` comes after this time. */
const LATE_MS = 8_000;

/** What the pretended payer may do: `lost` pays, but nobody tells the shop. */
const act = z.enum(['pay', 'fail', 'late', 'twice', 'lost']);
export type CashierAct = z.infer<typeof act>;

const manner = z.enum(Object.keys(REFUND_MANNERS) as [RefundManner, ...RefundManner[]]).default('prompt');
const submitted = z.object({
  payNo: z.string(),
  sign: z.string(),
  orderNo: z.string().regex(ORDER_NUMBER.whole),
  act,
  /** How money of this payment goes back, should it have to. */
  refunds: manner,
});

type Simulator = NonNullable<Payments['simulator']>;

async function readAsked(database: Database, { key }: Simulator, payNo: string, sign: string) {
  if (!PAYMENT_NUMBER.whole.test(payNo) || !isSignedBy(payNo, sign, key)) return null;
  return inTransaction(database, WORKER, 'read', (db) => findPayment(db, payNo, SIMULATOR));
}

/** Tells the shop over HTTP, as any channel would: at the configured address, wherever the request claims to have come. */
async function notifyShop(origin: string, text: string, signature: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-simulator-signature': signature };
  const notice: RequestInit = { method: 'POST', headers, body: text, redirect: 'error' };
  await fetch(new URL('/universal-pay/notice/simulator', origin), notice).catch((err: unknown) =>
    log.warn({ err }, 'pretended notice did not arrive'),
  );
}

interface CashierWish {
  act: CashierAct;
  refunds: RefundManner;
}

async function carryOut(origin: string, simulator: Simulator, payment: Payment, { act: wish, refunds }: CashierWish) {
  const result = wish === 'fail' ? 'failed' : 'paid';
  const facts = { payNo: payment.payNo, tradeNo: randomUUID(), result, amount: String(payment.amountFen) } as const;
  await simulator.book.write(payment.payNo, { ...facts, refunds });
  const { text, signature } = simulatedNotice(facts, simulator.key);
  if (wish === 'lost') return;
  if (wish === 'late') {
    setTimeout(() => void notifyShop(origin, text, signature), LATE_MS).unref();
    return;
  }
  await notifyShop(origin, text, signature);
  if (wish === 'twice') await notifyShop(origin, text, signature);
}

/** A cashier that looks like one and takes no money: for shops without a payment channel, in a demo only. */
export function addCashierRoutes(app: Hono, database: Database, { simulator, origin }: Payments): void {
  if (!simulator) return;
  app.get('/dev/cashier', async (c, next) => {
    const { payNo = '', sign = '', orderNo = '' } = c.req.query();
    const payment = await readAsked(database, simulator, payNo, sign);
    if (!payment || !ORDER_NUMBER.whole.test(orderNo)) return next();
    return c.html(renderCashier({ payment, orderNo, sign, nonce: currentScope().nonce }));
  });
  app.post('/dev/cashier', async (c, next) => {
    if (!isSameSite(c.req.raw.headers, origin)) return c.text(commonErrors.CROSS_SITE_REFUSED.message, 403);
    const form = submitted.safeParse(await c.req.parseBody());
    if (!form.success) return next();
    const { payNo, sign, orderNo } = form.data;
    const payment = await readAsked(database, simulator, payNo, sign);
    if (!payment) return next();
    if (payment.status === 'pending') await carryOut(origin, simulator, payment, form.data);
    return c.redirect(paidHref(orderNo), 303);
  });
}
