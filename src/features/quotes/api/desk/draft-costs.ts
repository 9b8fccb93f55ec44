import { parseUnitPrice } from '#platform/shared/money.ts';
import type { PricedLine } from '../../contract/quote-desk-schemas.ts';
import { offerName } from '../../rules/counted-offers.ts';
import { NO_BASIS, type OfferBasis, standingBasis } from '../../rules/offer-basis.ts';
import type { QuoteLineRow } from '../quote-repo.ts';
import { basisOfRow, rowOfBasis } from './bases.ts';
import type { Items } from './draft-lines.ts';
import type { readCosts } from './quote-desk-repo.ts';

type Costs = Awaited<ReturnType<typeof readCosts>>;

interface Kept {
  skuId: bigint | null;
  basis: OfferBasis;
}

/** Changes of the basis stay with their offer as long as it offers the same item. */
function changesOf(old: readonly QuoteLineRow[], costs: Costs): ReadonlyMap<string, Kept> {
  return new Map(
    old.flatMap((line) => {
      const row = costs.get(line.id);
      return row ? [[offerName(line), { skuId: line.skuId, basis: basisOfRow(row) }]] : [];
    }),
  );
}

const price = (text: string | null) => (text === null ? null : parseUnitPrice(text));

function basisOf(line: PricedLine, skuId: bigint | undefined, kept: Kept | undefined): OfferBasis {
  const { cost, floor, supplier, priceReason } = line;
  if (skuId === undefined) return { ...NO_BASIS, cost: price(cost), floor: price(floor), supplier, priceReason };
  // What the catalogue says is read when it is wanted: here it is only remembered what it does not say.
  const same = kept?.skuId === skuId ? kept.basis : undefined;
  return { ...standingBasis(same, undefined, true), priceReason };
}

/** Costs of the lines of a draft as the desk wrote them: typed ones, changes of the catalogue, and why a price is low. */
export function draftCosts(
  firmId: bigint,
  lines: readonly PricedLine[],
  {
    items,
    ids,
    old,
    costs,
  }: {
    items: Items;
    ids: readonly { id: bigint; lineNo: number; offerNo: number }[];
    old: readonly QuoteLineRow[];
    costs: Costs;
  },
) {
  const idOf = new Map(ids.map((line) => [offerName(line), line.id]));
  const changes = changesOf(old, costs);
  return lines.flatMap((line) => {
    const lineId = idOf.get(offerName(line));
    if (lineId === undefined || line.kind === 'none') return [];
    return [rowOfBasis(firmId, lineId, basisOf(line, items.get(line.itemNo)?.skuId, changes.get(offerName(line))))];
  });
}
