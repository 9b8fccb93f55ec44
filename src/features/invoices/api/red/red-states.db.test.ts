import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoiceWorld } from '#tests/factories/invoice-world.ts';
import type { RedCode } from '../../rules/red-letter-states.ts';
import type { RedAnswer, RedQueryAnswer } from '../platform/tax-platform.ts';
import { expireReds } from './expire-reds.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

const w = invoiceWorld();

async function issuedInvoice(): Promise<Free> {
  const { orderNo } = await w.order({ quantity: 2 });
  const { applicationNo, invoices } = await w.issued([orderNo]);
  const { requestNo } = invoices[0];
  const fresh = async () => (await w.detail(applicationNo)).invoices[0];
  const red = async () => (await fresh()).reds.at(-1);
  const ask = async (by: 'buyer' | 'desk', reason = '01') => {
    const input = { requestNo, version: (await fresh()).version, reason };
    return by === 'buyer' ? w.call('red/ask', input) : w.atDesk('red/ask', input);
  };
  return { orderNo, applicationNo, requestNo, fresh, red, ask };
}

/** A platform that says these codes of every red letter, one after the other. */
function saying(...codes: readonly (RedCode | 'issued')[]): void {
  const { platform } = w.tax;
  if (!platform) return;
  let at = -1;
  const answer = (): RedAnswer => {
    at = Math.min(at + 1, codes.length - 1);
    const code = codes[at] ?? '01';
    return code === 'issued'
      ? { result: 'issued', invoiceNo: '98'.padEnd(20, '1'), issuedAt: new Date() }
      : { result: 'standing', code };
  };
  let heard = false;
  w.tax = {
    ...w.tax,
    platform: {
      ...platform,
      requestRed: async () => {
        heard = true;
        return answer();
      },
      queryRed: async (): Promise<RedQueryAnswer> => (heard ? answer() : { result: 'unknown' }),
      answerRed: async () => answer(),
    },
  };
}

describe('states of a red letter at the platform', () => {
  it.each<[string, readonly (RedCode | 'issued')[], string]>([
    ['01 无需确认', ['01'], 'unneeded'],
    ['02 销方录入待购方确认', ['02'], 'to_buyer'],
    ['04 购销双方已确认', ['04'], 'agreed'],
    ['05 购方否认', ['02', '05'], 'denied_by_buyer'],
    ['07 超72小时未确认', ['02', '07'], 'expired'],
    ['08 发起方撤销', ['02', '08'], 'withdrawn'],
    ['09 确认后撤销', ['04', '09'], 'revoked'],
    ['10 异常凭证', ['01', '10'], 'void'],
  ])('%s', async (_, codes, status) => {
    const { ask, red, fresh, orderNo } = await issuedInvoice();
    saying(...codes);
    await ask('desk');
    await w.run(codes.length);
    expect((await red()).status).toBe(status);
    const ended = ['denied_by_buyer', 'expired', 'withdrawn', 'revoked', 'void'].includes(status);
    // What came to nothing took nothing.
    expect((await fresh()).lines[0].redAmount).toBe(ended ? '0.00' : '200.00');
    expect(await w.invoiceStatus(orderNo)).toBe('full');
  });

  it('03 and 06: what the buyer enters waits for the shop, which refuses; it may be asked for anew', async () => {
    const { ask, red, fresh } = await issuedInvoice();
    await ask('buyer', '03');
    const { redNo, version, code, hoursLeft } = await red();
    expect([code, hoursLeft]).toEqual(['03', 72]);
    await w.atDesk('red/answer', { redNo, version, act: 'refuseRed', note: '发票无误' });
    expect(await red()).toMatchObject({ code: '06', status: 'denied_by_seller', acts: [] });
    expect((await fresh()).canRed).toBe(true);
    expect((await ask('buyer')).body.data.status).toBe('to_seller');
  });

  it('fails where the platform refuses, is sent again or recalled', async () => {
    const { ask, red, fresh, applicationNo } = await issuedInvoice();
    const { platform } = w.tax;
    const refused = { result: 'refused', why: '蓝字发票状态异常' } as const;
    w.tax = { ...w.tax, platform: platform && { ...platform, requestRed: async () => refused } };
    await ask('desk');
    await w.run(1);
    const failed = await red();
    // Why it failed is a matter of the desk.
    expect(failed).toMatchObject({ status: 'failed', failure: '', acts: [] });
    const seen = (await w.atDesk('detail', { applicationNo })).body.data.invoices[0].reds[0];
    expect(seen).toMatchObject({ failure: '蓝字发票状态异常', acts: ['retryRed', 'recallRed'] });
    const queue = await w.atDesk('list', { tab: 'red', keyword: applicationNo });
    expect(queue.body.data.list).toMatchObject([{ redWaiting: 1 }]);
    await w.atDesk('red/answer', { redNo: failed.redNo, version: failed.version, act: 'retryRed' });
    await w.run(1);
    const again = await red();
    expect(again.status).toBe('failed');
    await w.atDesk('red/answer', { redNo: again.redNo, version: again.version, act: 'recallRed' });
    expect((await red()).status).toBe('withdrawn');
    expect((await fresh()).lines[0].redAmount).toBe('0.00');
  });
});

describe('the clock of 72 hours', () => {
  it('is a to-do of both sides; what runs out is void and both are told', async () => {
    const { ask, red, applicationNo } = await issuedInvoice();
    await ask('buyer');
    const [todo] = await w.data('red/todos', {});
    expect(todo).toMatchObject({ redNo: (await red()).redNo, applicationNo, hoursLeft: 72, own: false });
    const queue = await w.atDesk('list', { tab: 'red', keyword: applicationNo });
    expect(queue.body.data.list[0].redExpiresAt).toBe(todo.expiresAt);
    await w.shop.db.owner.execute(sql`update invoice_red_letters set expires_at = now() - interval '1 minute'
      where red_no = ${todo.redNo}`);
    expect((await w.data('red/todos', {}))[0].hoursLeft).toBe(0);
    await expireReds(w.shop.db.app);
    expect(await w.data('red/todos', {})).toEqual([]);
    const { rows } = await w.shop.db.owner.execute<{ kind: string }>(
      sql`select payload ->> 'kind' as kind from outbox where topic = 'invoice.news'
        and payload ->> 'key' like ${`${todo.redNo}.%`} order by 1`,
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['redEnded', 'redLapsed']);
  });

  it('is the company’s to answer where the shop entered it', async () => {
    const { ask } = await issuedInvoice();
    saying('02');
    await ask('desk');
    await w.run(1);
    expect(await w.data('red/todos', {})).toMatchObject([{ own: true, hoursLeft: 72, reasonLabel: '开票有误' }]);
  });
});
