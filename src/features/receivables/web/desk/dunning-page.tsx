import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { deskReceivableHref } from '#business/paths/rules/public.ts';
import { displayTime } from '#platform/shared/display-time.ts';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { DunningPolicyView } from '../../contract/dunning-contract.ts';
import { dunningQuery } from './dunning-api.ts';
import { DunningSteps } from './dunning-steps.tsx';

export const Route = createFileRoute('/_desk/desk/dunning.html')({
  loader: ({ context }) => context.queryClient.ensureQueryData(dunningQuery),
  pendingComponent: () => <SkeletonLines count={8} />,
  component: DunningPage,
});

type Stop = DunningPolicyView['stops'][number];
const STOPS: readonly Column<Stop>[] = [
  {
    key: 'firm',
    header: '客户',
    rowHeader: true,
    render: (row) => <PageLink href={deskReceivableHref(row.customerCode)}>{row.firmName}</PageLink>,
  },
  { key: 'until', header: '暂停至', width: 130, render: (row) => row.until ?? '恢复为止' },
  { key: 'reason', header: '原因', render: (row) => row.reason },
  { key: 'by', header: '操作人', width: 200, render: (row) => `${row.by} ${displayTime(row.at)}` },
];

/** Desk: when companies are reminded of what they owe, in which words, and who is left alone. */
function DunningPage() {
  const { data } = useSuspenseQuery(dunningQuery);
  return (
    <Stack>
      <h1 className="visually-hidden">催收设置</h1>
      <DunningSteps key={data.version} policy={data} />
      <Section title="暂停催收的客户" note="在客户的应收明细里暂停和恢复" flush={data.stops.length > 0}>
        {data.stops.length === 0 ? (
          <p>没有暂停催收的客户。</p>
        ) : (
          <DataTable
            caption="暂停催收的客户"
            columns={STOPS}
            rows={data.stops}
            rowKey={(row) => row.customerCode}
            stacks
          />
        )}
      </Section>
    </Stack>
  );
}
