import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { isColleague, sessionQuery, useIsColleague } from '#features/access/web/public.ts';
import type { DocumentType } from '#features/approval-flows/contract/document-kinds.ts';
import { approvalApi, approvalLinkApi } from './approval-api.ts';
import type { ListWish } from './approval-search.ts';

/** Start of the keys below: an act on any approval makes them all stale. */
export const APPROVALS_KEY = approvalApi.query.key();

export const approvalListQuery = (input: ListWish) => approvalApi.query.list.queryOptions({ input });
export const approvalDetailQuery = (requestNo: string) =>
  approvalApi.query.detail.queryOptions({ input: { requestNo } });
export const approvalPeopleQuery = (words: string) =>
  queryOptions({ ...approvalApi.query.people.queryOptions({ input: { words } }), staleTime: 30_000 });
export const delegationsQuery = approvalApi.query.delegations.queryOptions({ input: {} });

/** How far the approval of a document is; null where none was asked for. */
export const documentApprovalQuery = ({
  documentType,
  documentNo,
}: {
  documentType: DocumentType;
  documentNo: string;
}) => approvalApi.query.progress.queryOptions({ input: { documentType, documentNo } });

type ApprovedDocument = Parameters<typeof documentApprovalQuery>[0];

/** Who approves is told to people of the company alone; others are not sent to ask. */
export async function prefetchApproval(queryClient: QueryClient, document: ApprovedDocument): Promise<void> {
  if (!isColleague(await queryClient.ensureQueryData(sessionQuery))) return;
  await queryClient.prefetchQuery(documentApprovalQuery(document));
}

export function useDocumentApproval(document: ApprovedDocument) {
  return useQuery({ ...documentApprovalQuery(document), enabled: useIsColleague() });
}

/** What a link of a mail is about; looking again is harmless, a refusal stays one. */
export const mailLinkQuery = (code: string) =>
  queryOptions({ ...approvalLinkApi.query.open.queryOptions({ input: { code } }), retry: false });
