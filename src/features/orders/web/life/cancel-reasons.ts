export const CANCEL_REASONS = ['采购需求取消', '商品或数量填错', '收货信息填错', '重复下单', '其他'] as const;
