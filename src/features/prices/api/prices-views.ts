import { viewOf } from '#platform/api/view-of.ts';
import { agreementPrices } from './price-tables.ts';

export const agreementPricesView = viewOf(agreementPrices, ['firmId', 'skuId', 'validFrom', 'validTo']);
