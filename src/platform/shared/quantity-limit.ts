/** Largest quantity the shop accepts (specification 9). Apart from the schemas, so that browsers get no schema library. */
export const MAX_QUANTITY = 999_999;
