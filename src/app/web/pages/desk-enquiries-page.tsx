import { createFileRoute } from '@tanstack/react-router';
import { EnquiryDesk } from '#features/enquiries/web/desk/public.ts';
import { StartQuoteButton } from '#features/quotes/web/public.ts';

export const Route = createFileRoute('/_desk/desk/enquiries.html')({
  // Read further down: what reads and loads it would otherwise come with every page of the shop.
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadEnquiries } = await import('#features/enquiries/web/desk/public.ts');
    await loadEnquiries(context.queryClient, deps);
  },
  component: DeskEnquiriesPage,
});

function DeskEnquiriesPage() {
  return (
    <EnquiryDesk
      asked={Route.useSearch()}
      quoteAct={(enquiry, inRow) => <StartQuoteButton {...enquiry} inRow={inRow} />}
    />
  );
}
