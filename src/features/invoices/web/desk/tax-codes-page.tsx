import { createFileRoute } from '@tanstack/react-router';
import { TaxCodesView } from './tax-codes-view.tsx';

export const Route = createFileRoute('/_desk/desk/taxCodes.html')({
  loader: async ({ context }) => {
    const { loadCodes } = await import('./load-invoices.ts');
    await loadCodes(context.queryClient);
  },
  component: TaxCodesView,
});
