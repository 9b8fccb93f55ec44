import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import type { DeliveryAnswer } from '../../contract/delivery-schemas.ts';
import type { DeliverySearch } from '../address/page-search.ts';
import { daysOf, filterOf } from '../address/report-search.ts';
import { pickOfDeliveries, type ShownDeliveries, showDeliveries } from '../address/shown-deliveries.ts';
import { SHOW_NOTHING } from '../address/shown-lines.ts';
import { GrainChoice } from '../chart/grain-choice.tsx';
import { ReportChart } from '../chart/report-chart.tsx';
import { Tiles } from '../figures/tiles.tsx';
import frame from '../frame/frame.module.css';
import { ReportResult } from '../frame/report-result.tsx';
import { deliveryQuery } from '../report-queries.ts';
import { comparedWord } from '../report-words.ts';
import type { ViewProps } from '../view-props.ts';
import { deliveryChart } from './delivery-chart.ts';
import { bySide, sideColumns } from './delivery-columns.tsx';
import { DeliveryLines } from './delivery-lines.tsx';
import { PICK_OF, wordDeliveries } from './delivery-words.ts';
import { ReasonBars } from './reason-bars.tsx';

const LEAD = ['onTimeInFull', 'onTime', 'inFull', 'late'];

type Props = ViewProps<DeliverySearch>;

function Lines({ search, choices, address, data }: Props & { data: DeliveryAnswer }) {
  const { show } = search;
  if (!show) return null;
  const { from, to } = show;
  const days = from !== undefined && to !== undefined ? { from, to } : daysOf(search, choices.today);
  const input = { ...filterOf(search, choices.today), ...days, ...pickOfDeliveries(show) };
  return <DeliveryLines title={wordDeliveries(show, data)} input={input} onClose={() => address.go(SHOW_NOTHING)} />;
}

/** Whether what was promised came, in time and whole. */
export function DeliveryView(props: Props) {
  const { search, choices, address } = props;
  const result = useListQuery(deliveryQuery(filterOf(search, choices.today)));
  const show = (shown: ShownDeliveries) => address.go(showDeliveries(shown));
  return (
    <ReportResult title="交付" result={result} nothingYet={choices.firstDay === null} counted="按承诺到货日计">
      {(data, stale) => (
        <>
          <Tiles
            tiles={data.tiles}
            head={data.head}
            comparedWith={comparedWord(search)}
            onOpen={(code) => {
              const pick = PICK_OF[code];
              return pick && (() => show({ pick }));
            }}
            lead={LEAD}
            stale={stale}
          />
          <div className={frame.two}>
            <Section title="趋势" action={<GrainChoice grain={search.grain ?? 'month'} address={address} />}>
              <ReportChart
                spec={deliveryChart(data.series)}
                stale={stale}
                onOpen={(place) => {
                  const stretch = data.series[place];
                  if (stretch) show({ pick: 'due', from: stretch.from, to: stretch.to });
                }}
              />
            </Section>
            <Section title="未按承诺的原因">
              <ReasonBars reasons={data.reasons} open={(reason) => show({ pick: 'late', reason })} />
            </Section>
          </div>
          <Section flush title="按仓库与承运商" note="点数字看订单行">
            <ListTable
              caption="各仓库与承运商的交付"
              columns={sideColumns((row, pick) =>
                show({ pick, side: row.side, ...(row.code && { sideName: row.code }) }),
              )}
              rows={bySide(data.sides)}
              rowKey={({ side, code }) => `${side} ${code}`}
              stale={stale}
              stacks
              empty={
                <EmptyState title="没有到期的承诺">这段时间没有承诺到货的订单行，放宽时间或筛选条件后再看。</EmptyState>
              }
            />
          </Section>
          <Lines {...props} data={data} />
        </>
      )}
    </ReportResult>
  );
}
