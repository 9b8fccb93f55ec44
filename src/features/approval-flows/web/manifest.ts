import type { PageDeclaration } from '#business/paths/contract/page-declaration.ts';
import { APPROVAL_FLOWS_PATH } from '#business/paths/rules/public.ts';
import type { Identity } from '#platform/shared/identities.ts';

/** Who sets up approvals: orders of a firm that buys through its procurement system are approved there. */
const FLOW_MAKERS: readonly Identity[] = ['company'];

/** Pages of the feature, as the app collects them. */
export const approvalFlowsPages = [
  {
    path: APPROVAL_FLOWS_PATH,
    file: 'features/approval-flows/web/flows-page.tsx',
    layout: 'user',
    access: 'login',
    title: '审批流',
    only: FLOW_MAKERS,
    permission: 'APPROVAL_MANAGEMENT',
    menu: { group: 'company', place: 40 },
  },
] as const satisfies readonly PageDeclaration[];
