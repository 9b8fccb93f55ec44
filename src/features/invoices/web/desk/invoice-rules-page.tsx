import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DESK_INVOICES_PATH } from '#business/paths/rules/public.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { policyQuery } from './desk-api.ts';
import { InvoiceRulesForm } from './invoice-rules-form.tsx';

export const Route = createFileRoute('/_desk/desk/invoiceRules.html')({
  loader: async ({ context }) => {
    const { loadRules } = await import('./load-invoices.ts');
    await loadRules(context.queryClient);
  },
  component: InvoiceRulesPage,
});

/** Desk: limits of invoices and what applications begin with. */
function InvoiceRulesPage() {
  const { data } = useSuspenseQuery(policyQuery);
  return (
    <Stack>
      <Breadcrumb items={[{ label: '开票处理', href: DESK_INVOICES_PATH }, { label: '开票规则' }]} />
      <InvoiceRulesForm key={data.version} policy={data} />
    </Stack>
  );
}
