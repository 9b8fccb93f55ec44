import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Stack } from '#platform/web/display/stack.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { BaseCodes } from './base-codes.tsx';
import { CodeTable } from './code-table.tsx';
import { erpCodesQuery } from './erp-code-api.ts';
import { JournalSection } from './journal-section.tsx';

export const Route = createFileRoute('/_user/user/system/erpCodes.html')({
  loader: ({ context }) => context.queryClient.ensureQueryData(erpCodesQuery),
  pendingComponent: () => <SkeletonLines count={8} />,
  component: ErpCodesPage,
});

/** Accounts of the company's own books, and the journal that is booked with them. */
function ErpCodesPage() {
  const { data } = useSuspenseQuery(erpCodesQuery);
  return (
    <Stack>
      <h1 className="visually-hidden">会计科目与凭证</h1>
      <JournalSection codes={data.codes} />
      <BaseCodes codes={data.codes} />
      <CodeTable data={data} />
    </Stack>
  );
}
