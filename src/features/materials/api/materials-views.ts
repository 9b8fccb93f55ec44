import { viewOf } from '#platform/api/view-of.ts';
import { customerItems } from './material-tables.ts';

export const customerItemsView = viewOf(customerItems, ['firmId', 'skuId', 'codeKey']);
