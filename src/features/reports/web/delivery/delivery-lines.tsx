import { ExportButton } from '#business/transfers/web/public.ts';
import type { DeliveryPickInput } from '../../contract/delivery-schemas.ts';
import exports from '../../contract/exports.gen.json';
import { LinesSection } from '../lines/lines-section.tsx';
import { useLinePages } from '../lines/use-line-pages.ts';
import { deliveryLinesQuery } from '../report-queries.ts';
import { DELIVERY_LINE_COLUMNS } from './delivery-columns.tsx';

type Props = { title: string; input: DeliveryPickInput; onClose: () => void };

/** The lines behind a number of deliveries; how many there are is the number. */
export function DeliveryLines({ title, input, onClose }: Props) {
  const pages = useLinePages((after) => deliveryLinesQuery(input, after));
  return (
    <LinesSection
      title={title}
      sums={
        pages.first ? (
          <>
            共 <b>{pages.first.total.toLocaleString('zh-CN')}</b> 行
          </>
        ) : (
          '正在加载…'
        )
      }
      tools={
        <ExportButton {...exports['report-deliveries']} input={input}>
          导出明细
        </ExportButton>
      }
      pages={pages}
      columns={DELIVERY_LINE_COLUMNS}
      onClose={onClose}
    />
  );
}
