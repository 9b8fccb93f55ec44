import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { kindOf, sessionQuery } from '#features/access/web/public.ts';
import { CompanyCredit } from '#features/customer-terms/web/public.ts';
import { CompanySheet, companyQuery } from '#features/organisation/web/desk/public.ts';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';

export const Route = createFileRoute('/_user/user/system/company.html')({
  loader: ({ context }) => context.queryClient.ensureQueryData(companyQuery),
  pendingComponent: () => <SkeletonLines count={8} />,
  component: CompanyPage,
});

/** The company, with what it may owe where it buys here itself: groups and procurement systems have no credit. */
function CompanyPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return <CompanySheet>{session && kindOf(session) === 'company' && <CompanyCredit />}</CompanySheet>;
}
