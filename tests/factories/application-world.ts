import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { buildMember, type TestMember } from './build-member.ts';
import { type SignedWish, signedOrder } from './signed-order.ts';
import { storeFile } from './stored-file.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

const HOW = { returnWay: 'mail', contactName: '王师傅', contactPhone: '13800138000' };
/** A unit that goes back through no fault of the customer, unless told otherwise. */
export const line = (more: object = {}) => ({ lineNo: 1, kind: 'return', reason: 'no_papers', quantity: 1, ...more });

/**
 * Two processes on one database: units that one has given are gone for the other. A new customer for each test, who applies for
 * after-sales as his pages do; nothing is settled by itself.
 */
export function applicationWorld() {
  const w = {} as { shop: TestShop; second: TestShop; buyer: TestMember };
  beforeAll(async () => {
    w.shop = await startTestShop({ limiter: UNCOUNTED });
    w.second = await startTestShop({ limiter: UNCOUNTED, beside: w.shop });
    await w.shop.db.owner.execute(sql`update after_sale_policy set quick_case_fen = 0`);
  });
  afterAll(async () => {
    await w.second.stop();
    await w.shop.stop();
  });
  beforeEach(async () => {
    w.buyer = await buildMember(w.shop.db.owner);
  });

  const call = (path: string, input: unknown, { member = w.buyer, key = randomUUID(), at = w.shop } = {}) =>
    at.post<Free>(`/after-sales/${path}`, input, { token: member.token, key });
  const data = async (path: string, input: unknown, as = {}): Promise<Free> => {
    const { status, body } = await call(path, input, as);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  };
  const apply = (orderNo: string, lines: object[], more: object = {}, as = {}) =>
    call('apply', { orderNo, lines, ...HOW, ...more }, as);
  const applied = async (orderNo: string, lines: object[] = [line()], more: object = {}): Promise<string> => {
    const { status, body } = await apply(orderNo, lines, more);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data.cases[0].caseNo;
  };
  const detail = (caseNo: string, as = {}) => data('detail', { caseNo }, as);
  const act = async (path: string, caseNo: string, more: object = {}) => {
    const { version } = await detail(caseNo);
    return call(path, { caseNo, version, ...more });
  };
  /** Moves a case as the desk would, past its acts. */
  const force = (caseNo: string, ...way: string[]) =>
    way.reduce<Promise<unknown>>(
      (before, status) =>
        before.then(() =>
          w.shop.db.owner.execute(sql`update after_sale_cases set status = ${status}, updated_at = now(),
            settled_at = case when ${status} = 'completed' then now() end where case_no = ${caseNo}`),
        ),
      Promise.resolve(),
    );

  return Object.assign(w, {
    ...{ call, data, apply, applied, detail, act, force },
    order: (...wishes: SignedWish[]) => signedOrder(w.shop, w.buyer, wishes),
    picture: (member = w.buyer) =>
      storeFile(w.shop, 'after_sale', member, { content: Buffer.from('x'), mediaType: 'image/png' }),
    entryOf: async (orderNo: string, lineNo = 1): Promise<Free> =>
      (await data('entries', { orderNo })).lines.find((one: Free) => one.lineNo === lineNo),
    kindOf: (entry: Free, kind: string): Free => entry.kinds.find((one: Free) => one.kind === kind),
  });
}
