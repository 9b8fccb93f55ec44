import { displayYuan } from '#platform/shared/display-money.ts';
import type { ListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { DeskOverview } from '../../contract/desk-schemas.ts';
import { SHOW_NOTHING } from '../address/shown-lines.ts';
import { wordDeliveries } from '../delivery/delivery-words.ts';
import { LinesSection } from '../lines/lines-section.tsx';
import { useLinePages } from '../lines/use-line-pages.ts';
import { deskDeliveriesQuery, firmOrdersQuery, firmsQuery } from './overview-queries.ts';
import { type OverviewSearch, panelFilterOf, showTurnover } from './overview-search.ts';
import { DELIVERY_COLUMNS, firmColumns, ORDER_COLUMNS } from './panel-columns.tsx';

type Props = { data: DeskOverview; search: OverviewSearch; address: ListAddress; today: string };

const stretchOf = ({ from, to }: { from: string; to: string }) => `${from} 至 ${to}`;

function Firms({ search, address, today }: Props) {
  const shown = search.turnover ?? {};
  const filter = panelFilterOf(search, today, shown);
  const pages = useLinePages((after) => firmsQuery(filter, after));
  return (
    <LinesSection
      title={`各客户成交 · ${stretchOf(filter)}`}
      sums={pages.first ? `${pages.first.total} 家客户 · 合计 ${displayYuan(pages.first.amount)}` : '正在加载…'}
      tools={null}
      pages={pages}
      columns={firmColumns((customer) => address.go(showTurnover({ ...shown, customer })))}
      onClose={() => address.go(SHOW_NOTHING)}
    />
  );
}

function Orders({ customer, search, address, today }: Props & { customer: string }) {
  const filter = panelFilterOf(search, today, search.turnover ?? {});
  const pages = useLinePages((after) => firmOrdersQuery(filter, customer, after));
  const { first } = pages;
  return (
    <LinesSection
      title={`${first?.firmName ?? customer} · ${stretchOf(filter)}`}
      sums={first ? `${first.total} 张订单 · 合计 ${displayYuan(first.amount)}` : '正在加载…'}
      tools={null}
      pages={pages}
      columns={ORDER_COLUMNS}
      onClose={() => address.go(showTurnover({ ...search.turnover, customer: undefined }))}
    />
  );
}

function Deliveries({ data, search, address, today }: Props) {
  const shown = search.deliveries ?? { pick: 'due' };
  const filter = panelFilterOf(search, today, shown);
  const pages = useLinePages((after) => deskDeliveriesQuery(filter, shown, after));
  return (
    <LinesSection
      title={wordDeliveries(shown, data.delivery)}
      sums={pages.first ? `共 ${pages.first.total.toLocaleString('zh-CN')} 行` : '正在加载…'}
      tools={null}
      pages={pages}
      columns={DELIVERY_COLUMNS}
      onClose={() => address.go(SHOW_NOTHING)}
    />
  );
}

/** The rows behind the number that was pressed. */
export function ShownPanel(props: Props) {
  const { turnover, deliveries } = props.search;
  if (turnover?.customer) return <Orders {...props} customer={turnover.customer} />;
  if (turnover) return <Firms {...props} />;
  return deliveries ? <Deliveries {...props} /> : null;
}
