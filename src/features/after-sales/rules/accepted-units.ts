import { shareOf } from './judge-grant.ts';

interface GrantedLine {
  quantity: number;
  grantedQuantity: number | null;
  grantedFen: bigint;
}

/**
 * Money of a granted line once the warehouse has taken `accepted` of its units: those that did not arrive, and those it did
 * not take, are not paid for.
 */
export const fenOfAccepted = ({ quantity, grantedQuantity, grantedFen }: GrantedLine, accepted: number): bigint =>
  (grantedQuantity ?? quantity) === 0
    ? 0n
    : shareOf({ quantity: grantedQuantity ?? quantity, askedFen: grantedFen }, accepted);
