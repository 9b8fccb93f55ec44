import { itemHref } from '#business/paths/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Money } from '#platform/web/display/money.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { PricesAnswer } from '../../contract/report-topics.ts';
import { ChangeText } from '../figures/change-text.tsx';
import { FigureButton } from '../figures/figure-button.tsx';
import { PriceLine } from './price-line.tsx';

export type PriceRow = PricesAnswer['rows'][number];

const money = (key: string, title: string, priceOf: (row: PriceRow) => string): ListColumn<PriceRow> => ({
  key,
  title,
  width: 110,
  align: 'right',
  render: (row) => <Money yuan={priceOf(row)} exact />,
});

/** What an item cost before and costs now. */
export const priceColumns = (open: (itemNo: string) => void): readonly ListColumn<PriceRow>[] => [
  {
    key: 'goods',
    title: '商品',
    rowHeader: true,
    render: ({ itemNo, name, brand }) => (
      <Pair>
        <PageLink href={itemHref(itemNo)}>{name}</PageLink>
        <small>{[itemNo, brand].filter(Boolean).join(' · ')}</small>
      </Pair>
    ),
  },
  money('first', '之前单价', ({ firstPrice }) => firstPrice),
  money('last', '最近单价', ({ lastPrice }) => lastPrice),
  {
    key: 'change',
    title: '变化',
    width: 80,
    align: 'right',
    render: ({ change }) => <ChangeText unit="yuan" good="down" change={change} />,
  },
  {
    key: 'range',
    title: '最低 – 最高',
    width: 170,
    align: 'right',
    render: ({ low, high }) => `${displayYuan(low)} – ${displayYuan(high)}`,
  },
  { key: 'line', title: '走势', width: 150, render: ({ points }) => <PriceLine points={points} /> },
  {
    key: 'times',
    title: '买过',
    width: 120,
    align: 'right',
    render: ({ times, quantity, unit, lastOn }) => (
      <Pair>
        {times} 次 · {quantity.toLocaleString('zh-CN')} {unit}
        <small>最近 {lastOn}</small>
      </Pair>
    ),
  },
  {
    key: 'amount',
    title: '金额',
    width: 125,
    align: 'right',
    render: ({ itemNo, amount }) => (
      <FigureButton onClick={() => open(itemNo)}>
        <Money yuan={amount} exact />
      </FigureButton>
    ),
  },
];
