import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { buildFlow } from '#tests/factories/build-flow.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { buildSku } from '#tests/factories/build-sku.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import type { DocumentSnapshot } from '../../rules/public.ts';
import { approvalRequests, approvalTasks } from '../approval-tables.ts';
import { collectKeepers, planDocument, startApproval, voidApproval } from '../public.ts';
import { decideTaskNow } from '../tasks/decide-task-now.ts';
import { snapshotHash } from './document-keeper.ts';

let test: TestDatabase;
let requester: TestMember;
let approver: TestMember;
let skuId: bigint;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ skuId } = await buildSku(test.owner));
});
afterAll(() => test.drop());
beforeEach(async () => {
  requester = await buildMember(test.owner);
  approver = await buildMember(test.owner, { firm: requester, permissions: ['ORDER_APPROVE'] });
  await buildFlow(test.owner, requester.firmId, {
    documentType: 'quote',
    members: [approver.memberId],
    from: 50_000n,
  });
});

const inFirm = <T>(act: (db: Db) => Promise<T>) => inTransaction(test.app, requester, 'write', act);
const caller = () => ({ ...requester, departmentId: null }) as unknown as SignedInCaller;
const snapshotOf = (documentNo: string): DocumentSnapshot => ({
  documentNo,
  title: '电钻等 2 种商品',
  amount: '600.00',
  facts: [],
  lines: [],
});
const planOf = (amountFen: bigint) =>
  inFirm((db) =>
    planDocument(db, caller(), {
      documentType: 'quote',
      amountFen,
      urgent: false,
      lines: [{ skuId, amountFen, costCenter: '', overAgreementBp: null }],
    }),
  );

/** A quote that notes what becomes of it. */
function quoteKeeper(snapshot: DocumentSnapshot) {
  const told: string[] = [];
  const documents = collectKeepers([
    {
      code: 'quote',
      conditions: [],
      handedInBy: 'QUOTE_TRANSFER',
      holds: '价格',
      hrefOf: (documentNo) => `/${documentNo}`,
      read: async () => ({ snapshot, amountFen: 60_000n }),
      pass: async (_db, { documentNo }) => {
        told.push(`${documentNo} passed`);
        return null;
      },
      end: async (_db, { documentNo }, { kind }) => void told.push(`${documentNo} ${kind}`),
      dropLines: () => Promise.reject(new Error('a quote is approved as a whole')),
      readPrices: async () => new Map(),
    },
  ]);
  return { told, documents };
}

async function start() {
  const snapshot = snapshotOf(`BJ${nextNumber()}`);
  const plan = await planOf(60_000n);
  const { id } = await inFirm((db) =>
    startApproval(db, {
      firmId: requester.firmId,
      documentType: 'quote',
      snapshot,
      amountFen: 60_000n,
      plan,
      urgent: false,
      holdUntil: null,
      requester: { ...requester, departmentId: null },
    }),
  );
  const [task] = await test.owner.select().from(approvalTasks).where(eq(approvalTasks.requestId, id));
  if (!task) throw new Error('nobody is asked');
  return { snapshot, id, taskId: task.id, ...quoteKeeper(snapshot) };
}

const statusOf = async (id: bigint) =>
  (
    await test.owner
      .select()
      .from(approvalRequests)
      .where(and(eq(approvalRequests.id, id)))
  )[0]?.status;

describe('a document of another feature', () => {
  it.each([
    [49_999n, 'free', []],
    [50_000n, 'ask', ['审批']],
  ] as const)('is asked about as its own flows want: %s fen', async (amountFen, outcome, steps) => {
    const plan = await planOf(amountFen);
    expect([plan.outcome, plan.steps.map(({ name }) => name)]).toEqual([outcome, steps]);
  });

  it.each(['approve', 'refuse'] as const)('hears at once what was decided: %s', async (action) => {
    const { id, taskId, told, documents, snapshot } = await start();
    const decider = { ...approver, permissions: new Set<string>() };
    const wish = { taskId, action, comment: '说明', snapshotHash: snapshotHash(snapshot), refusedLines: [] };
    await inFirm((db) => decideTaskNow(db, documents, decider, wish));
    const outcome = action === 'approve' ? 'passed' : 'refused';
    expect(told).toEqual([`${snapshot.documentNo} ${outcome}`]);
    expect(await statusOf(id)).toBe(outcome);
  });

  it('is asked about no more when there is a new version of it, once', async () => {
    const { id, snapshot } = await start();
    const place = { firmId: requester.firmId, documentType: 'quote', documentNo: snapshot.documentNo };
    expect(await inFirm((db) => voidApproval(db, place, '报价已更新'))).toBe(true);
    expect(await inFirm((db) => voidApproval(db, place, '报价已更新'))).toBe(false);
    expect(await statusOf(id)).toBe('void');
  });
});
