import { CART_PATH, SEARCH_PATH } from '#business/paths/rules/public.ts';
import type { PageRow } from '../page-row.ts';

/** Pages that exist for everybody whom the guards let pass, whatever their data: their heads leave before these are read. */
const DECIDED: readonly string[] = ['/', SEARCH_PATH, CART_PATH];

export const decidedByGuards = ({ path }: Pick<PageRow, 'path'>): boolean => DECIDED.includes(path);
