import { ButtonLink } from '#platform/web/controls/button.tsx';
import { DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import type { BreakdownRow, Overview } from '../../contract/report-schemas.ts';
import type { CategorySearch } from '../address/page-search.ts';
import { SHOW_NOTHING } from '../address/shown-lines.ts';
import styles from '../breakdown/breakdown.module.css';
import { breakdownColumns, shownChange } from '../breakdown/breakdown-columns.tsx';
import { GrainChoice } from '../chart/grain-choice.tsx';
import { ReportChart } from '../chart/report-chart.tsx';
import { Tiles } from '../figures/tiles.tsx';
import { ReportResult } from '../frame/report-result.tsx';
import { openers } from '../lines/openers.ts';
import { categoriesQuery } from '../report-queries.ts';
import { amountWord, comparedWord, countedWord } from '../report-words.ts';
import { spendChart } from '../spend/spend-chart.ts';
import { isUnknownPlace } from '../unknown-place.ts';
import type { ViewProps } from '../view-props.ts';
import { CategoryName } from './category-name.tsx';
import { CategoryTrail } from './category-trail.tsx';
import { levelOf } from './load-category.ts';

type Props = ViewProps<CategorySearch>;
type Line = { id: string; row: BreakdownRow; total: boolean };

const LEAD = ['amount', 'orders', 'savings', 'onTimeInFull'];

/** Categories of one level with their shares; each leads to its parts and to its lines. */
function Level({ search, address, data, stale }: Props & { data: Overview; stale: boolean }) {
  const { breakdown } = data;
  const { row: openRow, show } = openers(address);
  const open = openRow('category');
  const into = (key: string) => address.hrefOf({ ...SHOW_NOTHING, parent: key });
  const whole = () =>
    search.parent ? show({ figure: 'amount', by: 'category', key: search.parent }) : show({ figure: 'amount' });
  const lines: Line[] = [
    ...breakdown.rows.map((row) => ({ id: `${row.key} ${row.own}`, row, total: false })),
    { id: 'total', row: breakdown.total, total: true },
  ];
  const columns = breakdownColumns<Line>(
    {
      rowOf: ({ row }) => row,
      name: ({ row, total }) => (total ? <strong>合计</strong> : <CategoryName row={row} into={into} />),
      open: ({ row, total }, figure) => {
        if (!total) return () => open(row, figure);
        return figure === 'amount' ? whole : undefined;
      },
    },
    { name: '分类', amount: amountWord(search), change: shownChange(search, breakdown), budget: false },
  );
  return (
    <Section
      flush
      title={breakdown.parent ? `${breakdown.parent.name}的下级分类` : '一级分类'}
      note="点分类看下级，点金额看订单行"
    >
      {breakdown.rows.length === 0 ? (
        <EmptyState title="没有符合条件的采购">放宽时间或筛选条件后再看。</EmptyState>
      ) : (
        <div className={styles.tree}>
          <DataTable caption="分类占比" columns={columns} rows={lines} rowKey={({ id }) => id} stale={stale} />
        </div>
      )}
    </Section>
  );
}

/** On what the money goes: categories with their shares, down through the tree and back. */
export function CategoryView(props: Props) {
  const { search, choices, address } = props;
  const result = useListQuery(categoriesQuery(levelOf(search, choices.today)));
  const { tile, show } = openers(address);
  if (search.parent && isUnknownPlace(result.error)) {
    return (
      <Section title="分类报表">
        <EmptyState
          title="这个分类已不存在"
          action={<ButtonLink href={address.hrefOf({ ...SHOW_NOTHING, parent: undefined })}>看全部分类</ButtonLink>}
        />
      </Section>
    );
  }
  return (
    <ReportResult title="分类报表" result={result} nothingYet={choices.firstDay === null} counted={countedWord(search)}>
      {(data, stale) => (
        <>
          <CategoryTrail trail={data.breakdown.trail} address={address} />
          <Tiles
            tiles={data.tiles}
            head={data.head}
            comparedWith={comparedWord(search)}
            onOpen={search.parent ? () => undefined : tile}
            lead={LEAD}
            stale={stale}
          />
          <Level {...props} data={data} stale={stale} />
          <Section title="趋势" action={<GrainChoice grain={data.grain} address={address} />}>
            <ReportChart
              spec={spendChart(data.series, search, { budgets: !search.parent })}
              stale={stale}
              onOpen={(place) => {
                const point = data.series[place];
                if (!point) return;
                const { from, to } = point;
                show({ figure: 'amount', from, to, ...(search.parent && { by: 'category', key: search.parent }) });
              }}
            />
          </Section>
        </>
      )}
    </ReportResult>
  );
}
