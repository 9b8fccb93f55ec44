/** Who carries parcels of the shop; the last one has no number of its own on the road. */
export const CARRIERS = ['顺丰速运', '京东物流', '德邦快递', '中通快递', '跨越速运', '供应商直送', '自有车队'] as const;
