import { useQuery } from '@tanstack/react-query';
import { Section } from '#platform/web/display/section.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import type { Overview } from '../../contract/report-schemas.ts';
import { DIMENSION_LABELS } from '../../rules/report-words.ts';
import { writeKeys } from '../address/key-list.ts';
import type { SpendSearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { shownChange } from '../breakdown/breakdown-columns.tsx';
import { BreakdownTable } from '../breakdown/breakdown-table.tsx';
import { DimensionChoice } from '../breakdown/dimension-choice.tsx';
import { PartsSection } from '../breakdown/parts-section.tsx';
import { FOLDED, unfoldedAtFirst } from '../breakdown/tree-lines.ts';
import { useBranches } from '../breakdown/use-branches.ts';
import { GrainChoice } from '../chart/grain-choice.tsx';
import { ReportChart } from '../chart/report-chart.tsx';
import { useDeliveryReport } from '../delivery/use-delivery-report.ts';
import { Tiles } from '../figures/tiles.tsx';
import frame from '../frame/frame.module.css';
import { ReportResult } from '../frame/report-result.tsx';
import { openers } from '../lines/openers.ts';
import { breakdownQuery, overviewQuery } from '../report-queries.ts';
import { amountWord, comparedWord, countedWord, GRAINS } from '../report-words.ts';
import type { ViewProps } from '../view-props.ts';
import { SpendBeside } from './spend-beside.tsx';
import { spendChart } from './spend-chart.ts';

type Props = ViewProps<SpendSearch>;

const LEAD = ['amount', 'orders', 'savings', 'onTimeInFull'];

/** The largest categories or brands beside the chart. */
function Parts({ search, choices, address }: Props) {
  const by = search.beside ?? 'category';
  const { data } = useQuery(breakdownQuery({ ...filterOf(search, choices.today), by }));
  const open = openers(address).row(by);
  const other = by === 'category' ? 'brand' : 'category';
  if (!data)
    return <Section title={`按${DIMENSION_LABELS[by]}`}>{<SkeletonRows count={7} columns={3} height={30} />}</Section>;
  return (
    <PartsSection
      title={`按${DIMENSION_LABELS[by]}`}
      breakdown={data.breakdown}
      other={{
        label: `换成${DIMENSION_LABELS[other]}`,
        href: address.hrefOf({ beside: other === 'brand' ? 'brand' : undefined }),
      }}
      open={(row) => open(row, 'amount')}
    />
  );
}

function Tree({ data, stale, ...props }: Props & { data: Overview; stale: boolean }) {
  const { search, choices, address } = props;
  const { by = 'department' } = search;
  const open = search.open ?? unfoldedAtFirst(data.breakdown);
  const below = useBranches({ ...filterOf(search, choices.today), by }, open);
  const toggle = (key: string) => {
    const next = open.includes(key) ? open.filter((one) => one !== key) : [...open, key];
    address.replace({ open: writeKeys(next.length > 0 ? next : FOLDED) });
  };
  return (
    <Section
      flush
      title={`按${DIMENSION_LABELS[by]}`}
      note="点金额看订单行，行的合计等于这里"
      action={<DimensionChoice by={by} address={address} />}
    >
      <BreakdownTable
        caption={`按${DIMENSION_LABELS[by]}的采购金额`}
        breakdown={data.breakdown}
        heads={{
          name: DIMENSION_LABELS[by],
          amount: amountWord(search),
          change: shownChange(search, data.breakdown),
          budget: data.breakdown.rows.some(({ budget }) => budget !== null),
        }}
        unfolded={open}
        below={below}
        toggle={toggle}
        open={openers(address).row(by)}
        stale={stale}
      />
    </Section>
  );
}

/** What was spent: over time, by what, by whom. */
export function SpendView(props: Props) {
  const { search, choices, address } = props;
  const input = { ...filterOf(search, choices.today), by: search.by ?? ('department' as const) };
  const result = useListQuery(overviewQuery(input));
  const { tile, show } = openers(address);
  const toDeliveries = useDeliveryReport();
  return (
    <ReportResult title="采购金额" result={result} nothingYet={choices.firstDay === null} counted={countedWord(search)}>
      {(data, stale) => (
        <>
          <Tiles
            tiles={data.tiles}
            head={data.head}
            comparedWith={comparedWord(search)}
            onOpen={(code) => (code === 'onTimeInFull' ? (toDeliveries ?? undefined) : tile(code))}
            lead={LEAD}
            stale={stale}
          />
          <div className={frame.two}>
            <Section title={`按${GRAINS[data.grain]}`} action={<GrainChoice grain={data.grain} address={address} />}>
              <ReportChart
                spec={spendChart(data.series, search)}
                stale={stale}
                onOpen={(place) => {
                  const point = data.series[place];
                  if (point) show({ figure: 'amount', from: point.from, to: point.to });
                }}
              />
            </Section>
            <Parts {...props} />
          </div>
          <Tree {...props} data={data} stale={stale} />
          <SpendBeside {...props} />
        </>
      )}
    </ReportResult>
  );
}
