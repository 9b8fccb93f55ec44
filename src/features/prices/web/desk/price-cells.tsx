import { Money } from '#platform/web/display/money.tsx';
import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import { Pair } from '#platform/web/kits/list/pair.tsx';
import type { PeriodState } from '../../contract/price-desk-schemas.ts';
import { STATES } from './price-search.ts';

const TONES: Readonly<Record<PeriodState, TagTone>> = { running: 'success', coming: 'progress', ended: 'neutral' };

export const StateTag = ({ state }: { state: PeriodState }) => <Tag tone={TONES[state]}>{STATES[state]}</Tag>;

export function ItemCell({ row }: { row: { skuCode: string; productName: string } }) {
  return (
    <Pair>
      <span>{row.skuCode}</span>
      <small>{row.productName}</small>
    </Pair>
  );
}

/** The price with the list price below it: a slip of a decimal point is seen at once. */
export function PriceCell({ row }: { row: { price: string; listPrice: string | null; orderUnit: string } }) {
  return (
    <Pair>
      <Money yuan={row.price} exact unit={row.orderUnit} />
      <small>
        面价 <Money yuan={row.listPrice} exact />
      </small>
    </Pair>
  );
}
