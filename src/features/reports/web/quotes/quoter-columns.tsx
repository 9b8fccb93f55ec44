import { Money } from '#platform/web/display/money.tsx';
import type { ListColumn } from '#platform/web/kits/list/list-column.ts';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import type { QuotesAnswer } from '../../contract/report-topics.ts';
import { figureText } from '../figures/figure-text.ts';

type Quoter = QuotesAnswer['people'][number];

export const QUOTER_COLUMNS: readonly ListColumn<Quoter>[] = [
  {
    key: 'name',
    title: '询价人',
    rowHeader: true,
    render: ({ name, amount }) => (
      <Pair>
        {name}
        <small>
          转单 <Money yuan={amount} exact />
        </small>
      </Pair>
    ),
  },
  { key: 'quotes', title: '报价', width: 70, align: 'right', render: ({ quotes }) => figureText('count', quotes) },
  { key: 'converted', title: '转单', width: 70, align: 'right', render: (row) => figureText('count', row.converted) },
  { key: 'rate', title: '转单率', width: 80, align: 'right', render: ({ rate }) => figureText('percent', rate) },
];
