import { randomUUID } from 'node:crypto';
import type { TestShop } from '#tests/test-shop.ts';
import type { TestMember } from './build-member.ts';

const AREA = '/enterprise-service/fronted/approval';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
export type Row = any;

/** The calls that pages of approvals make. */
export function approvalCalls(shop: TestShop) {
  const list = async (member: TestMember, box = 'todo'): Promise<Row[]> =>
    (await shop.get(`${AREA}/list?box=${box}`, { token: member.token })).body.data.list;
  const send = (member: TestMember, input: object) =>
    shop.post('/enterprise-service/fronted/workflow/task/approval', input, { token: member.token });
  /** As somebody who has read what there is to confirm, however much it is. */
  const decideMany = (member: TestMember, tasks: Row[], action: string, more: object = {}) => {
    const confirmed = { amount: '9999999999999.99', overBudget: tasks.map(({ taskId }) => taskId) };
    return send(member, { tasks, action, comment: '说明', confirmed, ...more });
  };
  return {
    list,
    decideMany,
    /** One press, without a word of confirmation; answers the whole call. */
    press: (member: TestMember, rows: Row[], action = 'approve', more: object = {}) => {
      const tasks = rows.map(({ taskId, snapshotHash }) => ({ taskId, snapshotHash }));
      return send(member, { tasks, action, comment: '', ...more });
    },
    undo: (member: TestMember, { taskId }: Row) => shop.post(`${AREA}/undo`, { taskId }, { token: member.token }),
    delayed: async (member: TestMember): Promise<Row[]> =>
      (await shop.get(`${AREA}/delayed`, { token: member.token })).body.data,
    /** The latest that waits for the member. */
    todo: async (member: TestMember): Promise<Row> => (await list(member))[0],
    counts: async (member: TestMember): Promise<Row> =>
      (await shop.get(`${AREA}/counts`, { token: member.token })).body.data,
    /** Decides one task; answers its result, or the refusal of the call. */
    async decide(member: TestMember, row: Row, action: string, more: object = {}): Promise<Row> {
      const tasks = [{ taskId: row.taskId, snapshotHash: row.snapshotHash }];
      const { body } = await decideMany(member, tasks, action, more);
      return (body as Row).data?.[0] ?? body;
    },
    post: (member: TestMember, path: string, input: object) =>
      shop.post(`${AREA}/${path}`, input, { token: member.token, key: randomUUID() }),
    look: (member: TestMember, requestNo: string) =>
      shop.get(`${AREA}/detail?requestNo=${requestNo}`, { token: member.token }),
  };
}
