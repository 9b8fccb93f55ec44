import { createFileRoute } from '@tanstack/react-router';
import { CustomerDesk } from '#features/customer-terms/web/desk/public.ts';
import { customerPart } from './customer-parts.tsx';

export const Route = createFileRoute('/_desk/desk/customer.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadCustomer } = await import('#features/customer-terms/web/desk/public.ts');
    await loadCustomer(context.queryClient, deps);
  },
  component: DeskCustomerPage,
});

/** Desk: what is agreed with a customer, with the parts of features that bill it. */
function DeskCustomerPage() {
  return <CustomerDesk asked={Route.useSearch()} part={customerPart} />;
}
