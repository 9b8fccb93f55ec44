import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

/** Why the desk cannot do something with an order. Nothing is written in any of these cases. */
export const deskErrors = {
  FULFILMENT_CHANGED: { status: 409, code: 33150, message: '订单刚刚有变化，请刷新后再操作' },
  PART_UNKNOWN: { status: 404, code: 33151, message: '没有这个分单，请刷新后再操作' },
  PART_NOT_READY: { status: 409, code: 33152, message: '分单当前状态不能这样操作' },
  QUANTITIES_REFUSED: { status: 400, code: 33153, message: '数量不正确，请检查后重试' },
  STOCK_SHORT: { status: 409, code: 33154, message: '仓库现货不足，请先更正库存，或拆出、取消缺货的数量' },
  TRACKING_TAKEN: { status: 409, code: 33155, message: '这个运单号已经登记过，请检查后重试' },
  SHIPMENT_NOT_READY: { status: 409, code: 33156, message: '包裹当前状态不能这样操作' },
  GOODS_BACK: { status: 409, code: 33165, message: '这个包裹的商品已经入库，不能重复入库' },
  GOODS_OF_SUPPLIER: { status: 409, code: 33166, message: '这个包裹由供应商直发，没有我方库存可以退回' },
  ORDER_NOT_READY: { status: 409, code: 33157, message: '订单当前状态不能这样操作' },
} as const satisfies ErrorSpecs;

/** Why a receipt is not kept. */
export const receiptErrors = {
  RECEIPT_KIND: { status: 422, code: 33158, message: '回单只支持 JPG、PNG、WebP 图片和 PDF' },
  RECEIPT_UNREADABLE: { status: 422, code: 33159, message: '回单文件已损坏或过大，无法读取，请换一个' },
} as const satisfies ErrorSpecs;

/** Why a buyer cannot sign. */
export const signErrors = {
  SIGN_NOT_NOW: { status: 409, code: 33160, message: '包裹还没有发出或已经签收，请刷新后查看' },
  SIGN_COUNTS_REFUSED: { status: 400, code: 33161, message: '签收数量不正确，请检查后重试' },
} as const satisfies ErrorSpecs;

export const stockErrors = {
  STOCK_CHANGED: { status: 409, code: 33162, message: '库存刚刚有变化，请刷新后再更正' },
  STOCK_BELOW_RESERVED: { status: 409, code: 33163, message: '库存不能少于已为订单预占的数量' },
  STOCK_PLACE_UNKNOWN: { status: 404, code: 33164, message: '没有这个商品或仓库，请检查后重试' },
} as const satisfies ErrorSpecs;
