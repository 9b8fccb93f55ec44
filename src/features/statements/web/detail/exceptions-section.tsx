import { useQuery } from '@tanstack/react-query';
import { BuyersOnly, Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import type { ExceptionRow } from '../../contract/check-schemas.ts';
import { exceptionsQuery, statementApi } from '../statement-api.ts';
import { useStatementAct } from './use-statement-act.ts';

/** What the three-way check found and nobody has settled: accepted here, or disputed with the line in the table. */
export function ExceptionsSection({ statementNo, open }: { statementNo: string; open: number }) {
  const { data } = useQuery({ ...exceptionsQuery(statementNo), enabled: open > 0 });
  const act = useStatementAct();
  const accept = ({ exceptionId }: ExceptionRow) =>
    void act.run(
      (context) => statementApi.call.resolveException({ exceptionId, resolution: 'accepted' }, context),
      '已接受这条差异',
    );
  if (open === 0 || !data || data.list.length === 0) return null;
  const columns: readonly Column<ExceptionRow>[] = [
    {
      key: 'goods',
      header: '商品',
      rowHeader: true,
      render: (row) => (
        <>
          {row.name || row.orderNo}
          <Quiet>{[row.orderNo, row.itemNo].filter(Boolean).join(' · ')}</Quiet>
        </>
      ),
    },
    { key: 'reason', header: '差异', width: 150, render: (row) => row.reasonLabel },
    { key: 'expected', header: '应为', width: 130, render: (row) => row.expected },
    { key: 'found', header: '实际', width: 130, render: (row) => row.found },
    { key: 'difference', header: '相差', width: 96, align: 'right', render: (row) => row.difference },
    {
      key: 'acts',
      header: '处理',
      width: 90,
      render: (row) => (
        <BuyersOnly>
          <Permitted code="BILL_EDIT">
            <Button
              size="sm"
              busy={act.busy}
              aria-label={`接受 ${row.itemNo} 的${row.reasonLabel}`}
              onClick={() => accept(row)}
            >
              接受
            </Button>
          </Permitted>
        </BuyersOnly>
      ),
    },
  ];
  return (
    <Section title="三单差异" note={`${open} 行，订单、签收、发票不一致；不接受的请在明细中提异议`} flush>
      <ProblemLine>{act.problem}</ProblemLine>
      <DataTable
        stacks
        compact
        caption="三单差异"
        columns={columns}
        rows={data.list}
        rowKey={({ exceptionId }) => exceptionId}
      />
    </Section>
  );
}
