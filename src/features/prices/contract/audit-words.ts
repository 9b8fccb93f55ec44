import type { AuditWords } from '#platform/shared/audit-words.ts';

/** What the audit log says of agreed prices and promotions. */
export const priceAuditWords = {
  actions: {
    'price.agreed': '新增协议价',
    'price.agreementChanged': '修改协议价',
    'price.agreementEnded': '终止协议价',
    'price.agreementsImported': '批量导入协议价',
    'price.promoted': '发布促销价',
    'price.promotionEnded': '终止促销',
  },
  objects: {
    agreement: '协议价',
    promotion: '促销价',
  },
  fields: {
    rows: '价格行',
    agreementNo: '协议编号',
    minQuantity: '起始数量',
    validFrom: '生效日期',
    validTo: '失效日期',
    price: '单价',
    startsAt: '开始时间',
    endsAt: '结束时间',
  },
  values: {},
} as const satisfies AuditWords;
