import { accountStatementHref } from '#business/paths/rules/public.ts';
import { DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import type { AccountView } from '../../contract/receivable-schemas.ts';
import { itemColumns } from '../item-columns.tsx';

/** Statements the company still has to pay. */
export function OpenItems({ account: { items, interestBp } }: { account: AccountView }) {
  const note = interestBp === null ? undefined : `逾期按年利率 ${interestBp / 100}% 计算利息，仅供参考，不自动入账`;
  return (
    <Section title="待付对账单" note={note} flush>
      {items.length === 0 ? (
        <EmptyState title="没有待付的对账单">已出账的金额都已付清。</EmptyState>
      ) : (
        <DataTable
          caption="待付对账单"
          columns={itemColumns(interestBp !== null, accountStatementHref)}
          rows={items}
          rowKey={(row) => row.statementNo}
          stacks
        />
      )}
    </Section>
  );
}
