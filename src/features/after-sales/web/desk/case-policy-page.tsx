import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { DESK_CASES_PATH } from '#business/paths/rules/public.ts';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { casePolicyQuery } from './case-desk-api.ts';
import { PolicyForm } from './policy-form.tsx';

export const Route = createFileRoute('/_desk/desk/casePolicy.html')({
  loader: async ({ context }) => {
    const { loadPolicy } = await import('./load-cases.ts');
    await loadPolicy(context.queryClient);
  },
  component: CasePolicyPage,
});

/** Desk: limits and times of after-sales. */
function CasePolicyPage() {
  const { data } = useSuspenseQuery(casePolicyQuery);
  return (
    <Stack>
      <Breadcrumb items={[{ label: '售后处理', href: DESK_CASES_PATH }, { label: '售后规则' }]} />
      <PolicyForm key={data.version} policy={data} />
    </Stack>
  );
}
