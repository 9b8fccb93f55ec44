import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import type { Demand } from '../../contract/demand-schemas.ts';
import styles from '../quote.module.css';
import { demandQuery } from '../quote-api.ts';

const SPANS = [
  { value: '30', label: '近 30 天' },
  { value: '90', label: '近 90 天' },
  { value: '365', label: '近一年' },
];
type Days = Parameters<typeof demandQuery>[0];

type Counted = Pick<Demand['total'], 'asked' | 'answered' | 'won' | 'lost'>;

const share = (part: number, whole: number) => (whole === 0 ? '—' : `${((100 * part) / whole).toFixed(0)}%`);

const counts = <Row extends Counted>(): Column<Row>[] => [
  { key: 'asked', header: '询报价', width: 76, align: 'right', render: (row) => row.asked },
  { key: 'answered', header: '已答复', width: 76, align: 'right', render: (row) => row.answered },
  { key: 'won', header: '成交', width: 64, align: 'right', render: (row) => row.won },
  { key: 'lost', header: '未成交', width: 76, align: 'right', render: (row) => row.lost },
  { key: 'rate', header: '转单率', width: 76, align: 'right', render: (row) => share(row.won, row.answered) },
];

const FIRMS: readonly Column<Demand['firms'][number]>[] = [
  { key: 'firm', header: '客户', rowHeader: true, render: (row) => row.firmName },
  ...counts<Demand['firms'][number]>(),
  {
    key: 'amount',
    header: '成交金额',
    width: 120,
    align: 'right',
    render: (row) => <Money yuan={row.wonAmount} exact />,
  },
];
const GOODS: readonly Column<Demand['goods'][number]>[] = [
  { key: 'name', header: '品类', rowHeader: true, render: (row) => row.name },
  ...counts<Demand['goods'][number]>(),
];

/** What is asked for, by whom, answered in what time, won or lost. */
export function DemandPanel() {
  const [days, setDays] = useState<Days>(90);
  const { data, isError, refetch } = useQuery(demandQuery(days));
  return (
    <Section
      title="需求统计"
      action={
        <SelectField
          label="统计时间"
          labelHidden
          value={String(days)}
          options={SPANS}
          onChange={(event) => setDays(Number(event.target.value) as Days)}
        />
      }
    >
      {isError && <ErrorState title="统计加载失败" onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonRows count={3} height={40} columns={3} />}
      {data && <Figures demand={data} />}
    </Section>
  );
}

function Figures({ demand: { total, firms, goods } }: { demand: Demand }) {
  const { asked, answered, onTime, medianHours, won, wonAmount, lost, unsupplied } = total;
  return (
    <Stack>
      <Facts
        facts={[
          { label: '询报价', value: `${asked} 张，已答复 ${answered} 张` },
          { label: '按时答复', value: share(onTime, answered) },
          { label: '答复用时', value: medianHours === null ? '—' : `一半在 ${medianHours} 小时内` },
          { label: '转单率', value: `${share(won, answered)}（成交 ${won}，未成交 ${lost}）` },
          { label: '成交金额', value: <Money yuan={wonAmount} exact /> },
          { label: '无法供货', value: `${unsupplied} 张询价` },
        ]}
      />
      <div className={styles.halves}>
        <DataTable compact stacks caption="客户需求" columns={FIRMS} rows={firms} rowKey={(row) => row.firmName} />
        <DataTable compact stacks caption="品类需求" columns={GOODS} rows={goods} rowKey={(row) => row.name} />
      </div>
    </Stack>
  );
}
