import type { DeskOverview } from '../../contract/desk-schemas.ts';
import { readDelivery } from '../delivery/read-delivery.ts';
import type { Asking } from '../figures/figure-reader.ts';
import { presentHead } from '../figures/present-head.ts';
import { readTurnover } from './read-turnover.ts';

/** Promises that lie ahead are in no period that ends today: they are work of the queues. */
const DELIVERED = ['onTime', 'late', 'overdue'] as const;

/** How the shop does: what is ordered, and how promises are kept. 订单行满足率 is what reports of companies call 准时足量. */
export async function readOverviewOfAll(asking: Asking): Promise<DeskOverview> {
  const { viewer, filter } = asking;
  const turnover = await readTurnover(asking);
  const { tiles, ...delivery } = await readDelivery(asking);
  const found = (code: string) => tiles.filter((tile) => tile.code === code);
  return {
    head: {
      ...presentHead(viewer, filter, [
        ...(['turnover', 'turnoverOrders', 'turnoverAverage', 'buyingFirms', 'fillRate', 'missedSearches'] as const),
        ...DELIVERED,
      ]),
      scopeLabel: '全部客户',
    },
    tiles: [
      ...turnover.tiles,
      ...found('onTimeInFull').map((tile) => ({ ...tile, code: 'fillRate' })),
      ...DELIVERED.flatMap(found),
    ],
    series: turnover.series,
    delivery: { series: delivery.series, sides: delivery.sides, reasons: delivery.reasons },
  };
}
