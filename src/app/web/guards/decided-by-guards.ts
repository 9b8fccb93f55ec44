import { DECIDED_BY_GUARDS } from '../main-pages.ts';
import type { PageRow } from '../page-row.ts';

/** Whether nothing but the guards decides that there is such a page. */
export const decidedByGuards = ({ path }: Pick<PageRow, 'path'>): boolean => DECIDED_BY_GUARDS.includes(path);
