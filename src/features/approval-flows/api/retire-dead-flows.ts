import { fromLetter, type Post } from '#business/messages/api/public.ts';
import { flowHref } from '#business/paths/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { approvalFlowMessages } from '../contract/message-events.ts';
import { findDeadNodes } from '../rules/find-dead-flow-nodes.ts';
import { referencesOf } from '../rules/flow-references.ts';
import { type FlowRow, readFlows } from './approval-flow-repo.ts';
import { readFirmsWithFlows, readFlowKeepers, retireFlow } from './live-flow-repo.ts';
import { presentFlow } from './present-flow.ts';
import { readFlowPeople } from './read-flow-people.ts';

export type FlowPost = Post;

function noticeOf({ id, name }: FlowRow, nodeNames: readonly string[], origin: string) {
  const steps = nodeNames.map((node) => `“${node}”`).join('、');
  return {
    subject: `审批流“${name}”已停用：没有人可以审批`,
    text: [
      `审批流“${name}”的步骤${steps}现在没有人可以审批：审批人、上级和管理员都已冻结、离职或关闭了审批。`,
      '为了不让单据一直等待，它已自动停用，之后提交的单据不再按它审批。请调整审批人后重新启用：',
      `${origin}${flowHref(id)}`,
    ].join('\n\n'),
  };
}

async function retire(db: Db, firmId: bigint, flow: FlowRow, post: FlowPost): Promise<void> {
  const people = await readFlowPeople(db, firmId, referencesOf([presentFlow(flow)]));
  const dead = findDeadNodes(flow, people);
  if (dead.length === 0 || !(await retireFlow(db, firmId, flow.id, flow.version))) return;
  const names = dead.map(({ name }) => name);
  const event = { action: 'approvalFlow.retired', objectType: 'approvalFlow', objectId: String(flow.id) } as const;
  await writeAudit(db, { firmId, userId: null }, { ...event, after: { nodes: names } });
  const notice = noticeOf(flow, names, post.origin);
  await post.messages.tell(db, {
    ...{ ...fromLetter(notice), event: approvalFlowMessages.retired, firmId, to: await readFlowKeepers(db, firmId) },
    ...{ key: `flow.retired:${flow.id}:${flow.version}`, href: flowHref(flow.id) },
  });
}

/** Flows whose nodes nobody can decide any more get status 2, and those who may put them right a mail. */
export async function retireDeadFlows(database: Database, post: FlowPost): Promise<void> {
  const all = { firmId: null, userId: null, right: 'worker' } as const;
  for (const firmId of await inTransaction(database, all, 'read', readFirmsWithFlows)) {
    await inTransaction(database, { firmId, userId: null }, 'write', async (db) => {
      const asking = (await readFlows(db, firmId)).filter(({ status, effect }) => status === 1 && effect === 'approve');
      for (const flow of asking) await retire(db, firmId, flow, post);
    });
  }
}
