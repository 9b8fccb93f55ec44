import { showDeliveries } from '../address/shown-deliveries.ts';
import { PICK_OF } from '../delivery/delivery-words.ts';
import { Tiles } from '../figures/tiles.tsx';
import { comparedWord } from '../report-words.ts';
import { showTurnover } from './overview-search.ts';
import type { PartProps } from './part-props.ts';

const LEAD = ['turnover', 'turnoverOrders', 'fillRate', 'late'];
const TURNOVER = ['turnover', 'turnoverOrders', 'turnoverAverage', 'buyingFirms'];

/** 订单行满足率 is made of the promises that were kept. */
const PICKS = { ...PICK_OF, fillRate: 'kept' } as const;

/** The figures, each with the way to its rows. */
export const OverviewTiles = ({ data, search, address, stale }: PartProps) => (
  <Tiles
    tiles={data.tiles}
    head={data.head}
    comparedWith={comparedWord(search)}
    onOpen={(code) => {
      if (TURNOVER.includes(code)) return () => address.go(showTurnover({}));
      const pick = (PICKS as Readonly<Record<string, (typeof PICKS)[keyof typeof PICKS]>>)[code];
      return pick && (() => address.go(showDeliveries({ pick })));
    }}
    lead={LEAD}
    stale={stale}
  />
);
