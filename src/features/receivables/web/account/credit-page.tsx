import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CompanyCredit } from '#features/customer-terms/web/public.ts';
import { Stack } from '#platform/web/display/stack.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { accountQuery, ownReceiptsQuery } from '../receivable-api.ts';
import { CreditSums } from './credit-sums.tsx';
import { OpenItems } from './open-items.tsx';
import { OwnReceipts } from './own-receipts.tsx';

export const Route = createFileRoute('/_user/user/account/credit.html')({
  validateSearch: (search: Record<string, unknown>): { short?: string } => ({
    // An amount of an address comes as a number.
    short: /^\d{1,9}(\.\d{1,2})?$/.test(String(search.short)) ? String(search.short) : undefined,
  }),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(accountQuery), queryClient.ensureQueryData(ownReceiptsQuery(1))]);
  },
  pendingComponent: () => <SkeletonLines count={8} />,
  component: CreditPage,
});

/** Credit of the company: what it may owe, what it owes and since when, and what became of its payments. */
function CreditPage() {
  const { short } = Route.useSearch();
  const { data } = useSuspenseQuery(accountQuery);
  return (
    <Stack>
      <h1 className="visually-hidden">信用账户</h1>
      {short && <CompanyCredit brief short={short} />}
      <CreditSums account={data} />
      <OpenItems account={data} />
      <OwnReceipts />
      {!short && <CompanyCredit brief />}
    </Stack>
  );
}
