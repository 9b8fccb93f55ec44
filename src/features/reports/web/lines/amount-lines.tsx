import { ExportButton } from '#business/transfers/web/public.ts';
import { Money } from '#platform/web/display/money.tsx';
import exports from '../../contract/exports.gen.json';
import type { LineFigure, LinePick, LineSums } from '../../contract/line-schemas.ts';
import { linesQuery } from '../report-queries.ts';
import { lineColumns } from './line-columns.tsx';
import { LinesSection } from './lines-section.tsx';
import { useLinePages } from './use-line-pages.ts';

/** What a figure is called, and which sum of the lines is its number. */
export const LINE_FIGURES: Readonly<Record<LineFigure, { label: string; sum: 'amount' | 'savings' | 'last' }>> = {
  amount: { label: '采购金额', sum: 'amount' },
  savings: { label: '节省', sum: 'savings' },
  last: { label: '比上次买价', sum: 'last' },
  freight: { label: '运费', sum: 'amount' },
  corrections: { label: '结账后更正', sum: 'amount' },
};

function Sums({ figure, total }: { figure: LineFigure; total: LineSums }) {
  const { label, sum } = LINE_FIGURES[figure];
  return (
    <>
      {total.rows.toLocaleString('zh-CN')} 行 · {total.orders.toLocaleString('zh-CN')} 张订单 · {label}合计{' '}
      <b>
        <Money yuan={total[sum]} exact />
      </b>
    </>
  );
}

type Props = { title: string; input: LinePick; onClose: () => void };

/** The lines behind an amount, with the sum that is the amount. */
export function AmountLines({ title, input, onClose }: Props) {
  const pages = useLinePages((after) => linesQuery(input, after));
  return (
    <LinesSection
      title={title}
      sums={pages.first ? <Sums figure={input.figure} total={pages.first.total} /> : '正在加载…'}
      tools={
        <ExportButton {...exports['report-lines']} input={input}>
          导出明细
        </ExportButton>
      }
      pages={pages}
      columns={lineColumns(input.figure)}
      onClose={onClose}
    />
  );
}
