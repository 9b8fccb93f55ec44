import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationWorld, line } from '#tests/factories/application-world.ts';
import { approvalCalls } from '#tests/factories/approval-calls.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;

const w = applicationWorld();
const { call, data, order, apply, applied, detail, act, picture, entryOf, force } = w;

describe('acts of the customer', () => {
  it('are about what he saw, and possible where the table says so', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const caseNo = await applied(orderNo);
    const { version } = await detail(caseNo);
    expect((await call('withdraw', { caseNo, version: version - 1 })).body.error).toBe('CASE_CHANGED');
    for (const path of ['supplement', 'choose', 'estimate/accept', 'estimate/decline', 'confirm', 'reopen']) {
      const more = { supplement: { text: '补充' }, choose: { wish: 'wait' }, reopen: { reason: '没好' } }[path] ?? {};
      expect([path, (await act(path, caseNo, more)).body.error]).toEqual([path, 'CASE_STEP']);
    }
  });

  it('withdrawing frees the units, once', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const caseNo = await applied(orderNo, [line({ quantity: 3 })]);
    const { version } = await detail(caseNo);
    const input = { caseNo, version, reason: '已解决' };
    const both = await Promise.all([call('withdraw', input), call('withdraw', input, { at: w.second })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await entryOf(orderNo)).toMatchObject({ available: 3, inProgress: 0 });
    expect(await detail(caseNo)).toMatchObject({ status: 'withdrawn', acts: [], events: { length: 2 } });
    expect((await data('counts', {})).ended).toBe(1);
  });

  it('he answers what the desk asked, and talks with pictures', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const caseNo = await applied(orderNo);
    await force(caseNo, 'supplementing');
    await w.shop.db.owner.execute(sql`insert into after_sale_events (firm_id, case_id, side, kind, to_status, detail)
      select firm_id, id, 'desk', 'asked', status, '请拍铭牌' from after_sale_cases where case_no = ${caseNo}`);
    expect(await detail(caseNo)).toMatchObject({ question: '请拍铭牌', acts: ['withdraw', 'supplement', 'say'] });
    expect((await act('supplement', caseNo)).body.error).toBe('CASE_NOTHING_SAID');
    const fileIds = [await picture()];
    expect((await act('supplement', caseNo, { text: '见图', fileIds })).body.data.status).toBe('reviewing');
    expect((await call('say', { caseNo, text: '请尽快' })).status).toBe(200);
    expect((await call('say', { caseNo })).body.error).toBe('CASE_NOTHING_SAID');
    expect((await call('say', { caseNo, fileIds: [await picture()] })).status).toBe(200);
    const { events, files } = await detail(caseNo);
    expect(events.map(({ label }: Free) => label)).toEqual([
      ...['留言', '留言', '补充资料', '客服请补充资料', '提交售后申请'],
    ]);
    // What was handed in is named where it was said.
    const [, name] = /^附件：(.+)$/.exec(events[0].detail) ?? [];
    expect(files.map(({ fileName }: Free) => fileName)).toContain(name);
    expect(events[2].detail).toMatch(/^见图\n附件：/);
    expect(files).toHaveLength(2);
  });

  it('confirms what was done, and opens it again within its days, three times at most', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const caseNo = await applied(orderNo);
    await force(caseNo, 'confirming');
    expect((await act('confirm', caseNo)).body.data).toMatchObject({ status: 'completed' });
    for (const times of [1, 2, 3]) {
      expect((await act('reopen', caseNo, { reason: '还是坏的' })).body.data).toMatchObject({ status: 'reviewing' });
      expect((await detail(caseNo)).reopenings).toBe(times);
      await force(caseNo, 'confirming', 'completed');
    }
    expect((await act('reopen', caseNo, { reason: '还是坏的' })).body.error).toBe('CASE_REOPEN_MANY');
    const other = await applied(orderNo);
    await force(other, 'rejected');
    await w.shop.db.owner.execute(
      sql`update after_sale_cases set updated_at = now() - interval '8 days' where case_no = ${other}`,
    );
    expect((await act('reopen', other, { reason: '不服' })).body.error).toBe('CASE_REOPEN_LATE');
  });

  it('opens a rejected case again where nobody has taken its units', async () => {
    const { orderNo } = await order({ quantity: 3 });
    const caseNo = await applied(orderNo, [line({ quantity: 2 })]);
    await force(caseNo, 'rejected');
    const other = await applied(orderNo, [line({ quantity: 2 })]);
    expect((await act('reopen', caseNo, { reason: '不服' })).body.error).toBe('CASE_UNITS_TAKEN');
    expect((await act('withdraw', other)).status).toBe(200);
    expect((await act('reopen', caseNo, { reason: '不服' })).body.data.status).toBe('reviewing');
    expect(await entryOf(orderNo)).toMatchObject({ available: 1, inProgress: 2 });
  });
});

describe('approval by the company', () => {
  let approver: TestMember;
  beforeEach(async () => {
    approver = await buildMember(w.shop.db.owner, { firm: w.buyer, permissions: ['ORDER_APPROVE'] });
    await buildFlow(w.shop.db.owner, w.buyer.firmId, { documentType: 'after_sale', members: [approver.memberId] });
    await data('settings/save', { approvalAbove: '20.00', version: 0 });
  });

  it('is wanted above an amount of the whole application', async () => {
    const { orderNo } = await order({ quantity: 9 });
    const small = await apply(orderNo, [line({ quantity: 2 })]);
    expect(small.body.data.cases).toMatchObject([{ status: 'reviewing' }]);
    const large = await apply(orderNo, [line({ quantity: 2 }), line({ kind: 'exchange', quantity: 1 })]);
    expect(large.body.data.cases).toMatchObject([{ status: 'approving' }, { status: 'approving' }]);
    expect(await data('settings/save', { approvalAbove: null, version: 1 })).toMatchObject({ approvalAbove: null });
    expect((await call('settings/save', { approvalAbove: null, version: 1 })).body.error).toBe('CASE_SETTINGS_CHANGED');
  });

  it.each([
    ['approve', 'reviewing', 'passed'],
    ['refuse', 'rejected', 'refused'],
  ] as const)('%s: the case is %s', async (decision, status, approvalStatus) => {
    const { orderNo } = await order({ quantity: 9 });
    const caseNo = await applied(orderNo, [line({ quantity: 5 })]);
    const approvals = approvalCalls(w.shop);
    await approvals.decide(approver, await approvals.todo(approver), decision);
    expect(await detail(caseNo)).toMatchObject({ status, approvalStatus });
    if (status === 'rejected') {
      const again = await act('reopen', caseNo, { reason: '确实坏了' });
      expect(again.body.data).toMatchObject({ status: 'approving' });
    }
  });

  it('is wanted again for what was refused, also where the case by itself is below the limit', async () => {
    const { orderNo } = await order({ quantity: 9 });
    const { body } = await apply(orderNo, [line({ quantity: 2 }), line({ kind: 'exchange', quantity: 1 })]);
    const approvals = approvalCalls(w.shop);
    await approvals.decide(approver, await approvals.todo(approver), 'refuse');
    const cases = await Promise.all(body.data.cases.map(({ caseNo }: Free) => detail(caseNo)));
    const { caseNo } = cases.find(({ status }) => status === 'rejected');
    expect((await act('reopen', caseNo, { reason: '确实坏了' })).body.data).toMatchObject({ status: 'approving' });
  });

  it('and withdrawing at the same moment end in one of both', async () => {
    const { orderNo } = await order({ quantity: 9 });
    const approvals = approvalCalls(w.shop);
    for (let n = 0; n < 4; n += 1) {
      const caseNo = await applied(orderNo, [line({ quantity: 5 })]);
      const task = await approvals.todo(approver);
      const [decided, withdrawn] = await Promise.all([
        approvals.decide(approver, task, 'approve'),
        act('withdraw', caseNo),
      ]);
      expect([decided.status, withdrawn.status].filter((status) => status >= 500)).toEqual([]);
      const { status } = await detail(caseNo);
      expect(['reviewing', 'withdrawn']).toContain(status);
      if (status === 'reviewing') await act('withdraw', caseNo);
    }
  });

  it('says whether a flow asks anybody at all', async () => {
    expect(await data('settings', {})).toMatchObject({ approvalAbove: '20.00', flowed: true });
    await w.shop.db.owner.execute(sql`update approval_flows set status = 0 where firm_id = ${w.buyer.firmId}`);
    expect(await data('settings', {})).toMatchObject({ approvalAbove: '20.00', flowed: false });
  });

  it('is called off with the case', async () => {
    const { orderNo } = await order({ quantity: 9 });
    const caseNo = await applied(orderNo, [line({ quantity: 5 })]);
    expect((await act('withdraw', caseNo)).body.data.status).toBe('withdrawn');
    const { rows } = await w.shop.db.owner.execute(
      sql`select status from approval_requests where document_no = ${caseNo}`,
    );
    expect(rows).not.toEqual([{ status: 'pending' }]);
  });
});
