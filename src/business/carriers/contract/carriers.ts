/** Who carries parcels under a number of his own, by which news is asked for. */
export const WAYBILL_CARRIERS = ['顺丰速运', '京东物流', '德邦快递', '中通快递', '跨越速运'] as const;

/** Suppliers and cars of the shop: nobody can be asked where they are. */
export const OWN_CARRIERS = ['供应商直送', '自有车队'] as const;

/** Who carries parcels of the shop. */
export const CARRIERS = [...WAYBILL_CARRIERS, ...OWN_CARRIERS] as const;
