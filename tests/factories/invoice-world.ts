import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openAttachments } from '#app/api/open-attachments.ts';
import { invoices } from '#features/invoices/api/manifest.ts';
import { createSimulatedPlatform, type TaxSettings } from '#features/invoices/api/public.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { openFileStores } from '#platform/api/stores/open-file-stores.ts';
import { startTestShop, type TestShop, testEnv } from '#tests/test-shop.ts';
import { buildFirm, buildMember, type TestMember } from './build-member.ts';
import { buildSku } from './build-sku.ts';
import { type SignedWish, signedOrder } from './signed-order.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

/** Codes that test goods have. */
export const SCREWS = '1080401010000000000';
const PLAIN = { type: 3, title: '王小明' };

/** A shop whose pretended tax platform makes no trouble unless a test gives it another. */
export function invoiceWorld() {
  const w = {} as { shop: TestShop; buyer: TestMember; clerk: TestMember; tax: TaxSettings };
  const party = { name: '卖方', taxNo: '1', address: '', phone: '', bankName: '', bankAccount: '' };
  beforeAll(async () => {
    w.shop = await startTestShop({ limiter: UNCOUNTED });
    await w.shop.db.owner.execute(sql`insert into tax_codes (code, name, short_name) values
      (${SCREWS}, '螺栓', '紧固件'), ('3040407990000000000', '其他运输服务', '运输服务')`);
    const operator = await buildFirm(w.shop.db.owner, { firmType: 'operator' });
    w.clerk = await buildMember(w.shop.db.owner, { firm: operator, permissions: ['DESK_INVOICES'] });
  });
  afterAll(() => w.shop.stop());
  beforeEach(async () => {
    w.buyer = await buildMember(w.shop.db.owner);
    play({ faults: 0 });
  });

  const play = (more: { faults?: number; seed?: string; now?: () => Date }) => {
    const platform = createSimulatedPlatform({ seed: 'test', now: () => new Date(), ...more });
    w.tax = { platform, seller: party, specimen: true };
  };
  const call = (path: string, input: unknown, { member = w.buyer, key = randomUUID() } = {}) =>
    w.shop.post<Free>(`/invoices/${path}`, input, { token: member.token, key });
  const data = async (path: string, input: unknown, as = {}): Promise<Free> => {
    const { status, body } = await call(path, input, as);
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.data;
  };
  const atDesk = (path: string, input: unknown) => call(`desk/${path}`, input, { member: w.clerk });
  const order = async (...wishes: (SignedWish & { price?: string; code?: string | null; rate?: number })[]) => {
    const lines: SignedWish[] = [];
    for (const { price = '100.00', code = SCREWS, rate = 1300, ...wish } of wishes) {
      const sku = await buildSku(w.shop.db.owner, { salesPrice: price });
      await w.shop.db.owner.execute(
        sql`update skus set tax_code = ${code}, tax_rate_bp = ${rate} where item_no = ${sku.itemNo}`,
      );
      lines.push({ ...wish, sku });
    }
    return signedOrder(w.shop, w.buyer, lines, { invoice: PLAIN });
  };
  const apply = (orderNos: string[], more: object = {}) =>
    call('apply', { source: 'orders', orderNos, deliveryWay: 'download', ...more });
  const applied = async (orderNos: string[], more: object = {}): Promise<string> => {
    const { status, body } = await apply(orderNos, more);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data.applications[0].applicationNo;
  };
  const detail = (applicationNo: string) => data('detail', { applicationNo });
  const act = async (path: string, applicationNo: string, more: object = {}) => {
    const { version } = await detail(applicationNo);
    return path.startsWith('desk/')
      ? atDesk(path.slice(5), { applicationNo, version, ...more })
      : call(path, { applicationNo, version, ...more });
  };
  const work = async () => ({
    attachments: openAttachments(testEnv, await openFileStores(testEnv)),
    tax: w.tax,
  });
  /** What the worker has to do with the platform, until nothing is left. */
  const run = async (rounds = 3): Promise<void> => {
    const effects = invoices.platformEffects(w.shop.db.app, await work());
    const [job] = invoices.platformJobs(w.shop.db.app, await work());
    for (let round = 0; round < rounds; round += 1) {
      await deliverEffects(w.shop.db.app, effects);
      await w.shop.db.owner.execute(
        sql`update invoices set next_ask_at = now() - interval '1 second' where next_ask_at is not null`,
      );
      await w.shop.db.owner.execute(sql`update invoice_red_letters set next_ask_at = now() - interval '1 second'
        where next_ask_at is not null`);
      await job?.run();
    }
  };
  const issued = async (orderNos: string[], more: object = {}): Promise<Free> => {
    const applicationNo = await applied(orderNos, more);
    const accepted = await act('desk/accept', applicationNo);
    if (accepted.status !== 200) throw new Error(JSON.stringify(accepted.body));
    await run(1);
    return detail(applicationNo);
  };
  const invoiceStatus = async (orderNo: string): Promise<string> => {
    const { rows } = await w.shop.db.owner.execute<{ invoice_status: string }>(
      sql`select invoice_status from orders where order_no = ${orderNo}`,
    );
    return rows[0]?.invoice_status ?? '';
  };
  /** Some units of the one line of an order come back, each at 100.00: as a settled case writes it. */
  const returned = async (orderNo: string, units: number): Promise<void> => {
    const made = sql`(select id from orders where order_no = ${orderNo})`;
    const { owner } = w.shop.db;
    await owner.execute(
      sql`update order_lines set returned_quantity = ${units}, returned_fen = ${units * 100_00} where order_id = ${made}`,
    );
    await owner.execute(sql`update orders set returned_fen = ${units * 100_00} where id = ${made}`);
    await owner.execute(sql`insert into after_sale_cases (firm_id, user_id, order_id, case_no, kind, status, line_count)
      select firm_id, user_id, id, 'SH261123' || lpad((id % 1000000)::text, 6, '9'), 'return', 'reviewing', 1 from orders where id = ${made}`);
    await owner.execute(sql`insert into after_sale_postings (firm_id, case_id, order_id, order_line_id, kind, quantity, amount_fen, tax_fen)
      select c.firm_id, c.id, c.order_id, l.id, 'red_letter', ${units}::int, ${units * 100_00}::bigint, 0 from after_sale_cases c
      join order_lines l on l.order_id = c.order_id where c.order_id = ${made}`);
  };
  return Object.assign(w, {
    returned,
    play,
    call,
    data,
    atDesk,
    order,
    apply,
    applied,
    detail,
    act,
    run,
    issued,
    invoiceStatus,
  });
}
