import {
  approvalFlowHandlers,
  createApprovalDuties,
  createApprovalHandlers,
  createApprovalLinkHandlers,
} from '#features/approvals/api/public.ts';
import { auditHandlers } from '#features/audit/api/public.ts';
import { budgetHandlers, costCenterDuties } from '#features/budgets/api/public.ts';
import {
  createMembersHandlers,
  departmentHandlers,
  industryHandlers,
  peopleHandlers,
  roleHandlers,
} from '#features/members/api/public.ts';
import { createCompanyHandlers, organisationHandlers } from '#features/organisation/api/public.ts';
import { firmRangeHandlers } from '#features/visibility/api/public.ts';
import { readUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import { openApprovals } from './open-approvals.ts';
import type { RouterSettings } from './router.ts';

/** Calls by which a company runs itself: people, departments, roles, ranges, budgets, approvals and the log of it all. */
export function createCompanyRouter(settings: RouterSettings) {
  const approvals = openApprovals(settings.payments);
  return {
    approvalFlows: approvalFlowHandlers,
    approvalLinks: createApprovalLinkHandlers(approvals),
    approvals: createApprovalHandlers({ ...settings, ...approvals }),
    audit: auditHandlers,
    budgets: budgetHandlers,
    company: createCompanyHandlers(settings),
    departments: departmentHandlers,
    industry: industryHandlers,
    members: createMembersHandlers({
      messages: settings.messages,
      origin: settings.origin,
      readUpload: readUploadedTable,
      // What people are entrusted with and hand over when they leave.
      duties: [costCenterDuties, createApprovalDuties(approvals.documents)],
    }),
    organisation: organisationHandlers,
    people: peopleHandlers,
    ranges: firmRangeHandlers,
    roles: roleHandlers,
  };
}
