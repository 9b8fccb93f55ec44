import type { PoPolicy } from '../contract/order-terms-schemas.ts';

/** What a firm does about a PO number that it has used before; it is warned where it has set nothing (behaviours 2.5). */
export const poPolicyOf = ({ duplicatePo = 'warn' }: { duplicatePo?: PoPolicy }): PoPolicy => duplicatePo;
