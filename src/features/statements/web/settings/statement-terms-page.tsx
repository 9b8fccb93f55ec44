import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Stack } from '#platform/web/display/stack.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { BillMails } from './bill-mails.tsx';
import { billMailsQuery, termsQuery } from './terms-api.ts';
import { TermsForm } from './terms-form.tsx';

export const Route = createFileRoute('/_user/user/account/statementTerms.html')({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(termsQuery), queryClient.ensureQueryData(billMailsQuery)]);
  },
  pendingComponent: () => <SkeletonLines count={8} />,
  component: StatementTermsPage,
});

/** How a company wants its statements: what it may settle itself, and who gets them. */
function StatementTermsPage() {
  const { data } = useSuspenseQuery(termsQuery);
  return (
    <Stack>
      <TermsForm key={data.version} terms={data} />
      <BillMails />
    </Stack>
  );
}
