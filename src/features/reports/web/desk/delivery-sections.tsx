import { Section } from '#platform/web/display/section.tsx';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { type ShownDeliveries, showDeliveries } from '../address/shown-deliveries.ts';
import { ReportChart } from '../chart/report-chart.tsx';
import { deliveryChart } from '../delivery/delivery-chart.ts';
import { type SideRow, sideColumns } from '../delivery/delivery-columns.tsx';
import { ReasonBars } from '../delivery/reason-bars.tsx';
import frame from '../frame/frame.module.css';
import type { PartProps } from './part-props.ts';

const SENDERS: readonly SideRow['side'][] = ['warehouse', 'supplier'];

/** How promises were kept over time, why not, and by which warehouse and carrier. */
export function DeliverySections({ data, address, stale }: PartProps) {
  const { series, reasons, sides } = data.delivery;
  const show = (shown: ShownDeliveries) => address.go(showDeliveries(shown));
  const table = (title: string, rows: readonly SideRow[]) => (
    <Section flush title={title} note="点数字看订单行">
      <ListTable
        caption={title}
        columns={sideColumns((row, pick) => show({ pick, side: row.side, ...(row.code && { sideName: row.code }) }))}
        rows={rows}
        rowKey={({ side, code }) => `${side} ${code}`}
        stale={stale}
        stacks
        empty={<p className={frame.nothing}>这段时间没有到期的承诺。</p>}
      />
    </Section>
  );
  return (
    <>
      <div className={frame.two}>
        <Section title="订单行满足率" note="按首次承诺">
          <ReportChart
            spec={deliveryChart(series)}
            stale={stale}
            onOpen={(place) => {
              const stretch = series[place];
              if (stretch) show({ pick: 'due', from: stretch.from, to: stretch.to });
            }}
          />
        </Section>
        <Section title="未按承诺的原因">
          <ReasonBars reasons={reasons} open={(reason) => show({ pick: 'late', reason })} />
        </Section>
      </div>
      {table(
        '按仓库的交付',
        sides.filter(({ side }) => SENDERS.includes(side)),
      )}
      {table(
        '按承运商的交付',
        sides.filter(({ side }) => side === 'carrier'),
      )}
    </>
  );
}
