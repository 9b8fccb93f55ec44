import { convertedFen, type OfferedLine, type WantedOffer } from './convert-quote.ts';

/**
 * What a quote comes to with these offers ordered on top of what was ordered before, counted as its approval counted it:
 * whole quantities at the prices of the version, freight in full from the first order on. A fen that parts gain by
 * rounding asks nobody twice.
 */
export function spentWith(lines: readonly OfferedLine[], wanted: readonly WantedOffer[], freightFen: bigint): bigint {
  const taken = lines.map((line) => {
    const more = wanted.filter(({ lineNo, offerNo }) => lineNo === line.lineNo && offerNo === line.offerNo);
    const convertedQuantity = more.reduce((sum, { quantity }) => sum + quantity, line.convertedQuantity);
    return { ...line, convertedQuantity };
  });
  return convertedFen(taken) + freightFen;
}
