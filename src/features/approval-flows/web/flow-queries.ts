import type { NamedKind } from '../rules/flow-plan.ts';
import { approvalFlowApi } from './approval-flow-api.ts';

const { query } = approvalFlowApi;

export const flowListQuery = query.list.queryOptions({ input: {} });
export const flowDetailQuery = (flowId: string) => query.detail.queryOptions({ input: { flowId } });
export const flowChoicesQuery = (kind: NamedKind, keyword: string) =>
  query.choices.queryOptions({ input: { kind, keyword }, staleTime: 30_000 });
