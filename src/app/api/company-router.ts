import { approvalFlows } from '#features/approval-flows/api/manifest.ts';
import { approvals } from '#features/approvals/api/manifest.ts';
import { createApprovalDuties, foreseePlan } from '#features/approvals/api/public.ts';
import { costCenterDuties } from '#features/budgets/api/public.ts';
import { members } from '#features/members/api/manifest.ts';
import { readUploadedTable } from '#platform/api/tables/read-uploaded-table.ts';
import { openApprovals } from './open-approvals.ts';
import type { RouterSettings } from './router-settings.ts';

/** Calls by which a company runs itself: people, departments, roles, ranges, budgets, approvals and the log of it all. */
export function createCompanyRouter(settings: RouterSettings) {
  const desk = openApprovals(settings.payments, settings.keepers);
  return {
    ...approvalFlows.handlers({ kinds: [...desk.documents.values()], foreseePlan }),
    ...approvals.handlers({ ...settings, ...desk }),
    ...members.handlers({
      messages: settings.messages,
      origin: settings.origin,
      readUpload: readUploadedTable,
      // What people are entrusted with and hand over when they leave.
      duties: [costCenterDuties, createApprovalDuties(desk.documents)],
    }),
  };
}
