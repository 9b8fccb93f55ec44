import { readItemCosts } from '#features/prices/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { NO_BASIS, type OfferBasis, standingBasis } from '../../rules/offer-basis.ts';
import { type BasisSource, type ReviewReason, reviewReasons } from '../../rules/review-offers.ts';
import type { QuoteLineRow, QuoteVersionRow } from '../quote-repo.ts';
import type { quoteCosts } from '../quote-tables.ts';
import { readCosts } from './quote-desk-repo.ts';

/** By line. */
export type Bases = ReadonlyMap<bigint, OfferBasis>;

type CostRow = typeof quoteCosts.$inferSelect;

/** A floor of nothing is none: so it was written before a floor could be missing. */
export const basisOfRow = ({ firmId: _, lineId: __, floor, source, ...row }: CostRow): OfferBasis => ({
  ...row,
  floor: floor === 0n ? null : floor,
  source: source as BasisSource,
});

export const rowOfBasis = (firmId: bigint, lineId: bigint, basis: OfferBasis): typeof quoteCosts.$inferInsert => ({
  ...basis,
  firmId,
  lineId,
});

/**
 * What the lines of a version cost: of a draft as the catalogue says now; of everything else as it stood when it was sent,
 * out or for review.
 */
export async function readBases(db: Db, version: QuoteVersionRow, lines: readonly QuoteLineRow[]): Promise<Bases> {
  const costs = await readCosts(db, version);
  const kept = (line: QuoteLineRow) => {
    const row = costs.get(line.id);
    return row && basisOfRow(row);
  };
  if (version.state !== 'draft') return new Map(lines.map((line) => [line.id, kept(line) ?? NO_BASIS]));
  const catalogue = await readItemCosts(
    db,
    lines.flatMap(({ skuId }) => skuId ?? []),
  );
  return new Map(
    lines.map((line) => {
      const said = line.skuId === null ? undefined : catalogue.get(line.skuId);
      return [line.id, standingBasis(kept(line), said, line.skuId !== null)];
    }),
  );
}

export const basisOf = (bases: Bases, { id }: Pick<QuoteLineRow, 'id'>): OfferBasis => bases.get(id) ?? NO_BASIS;

export interface JudgedLine {
  line: QuoteLineRow;
  basis: OfferBasis;
  reasons: ReviewReason[];
}

/** Every offer with why a second person has to look at it. */
export const judgeLines = (lines: readonly QuoteLineRow[], bases: Bases): JudgedLine[] =>
  lines.map((line) => {
    const basis = basisOf(bases, line);
    return { line, basis, reasons: reviewReasons({ ...basis, kind: line.kind, unitPrice: line.unitPrice }) };
  });
