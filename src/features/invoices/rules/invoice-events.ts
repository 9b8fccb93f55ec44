import { defineEvents } from '#business/documents/rules/public.ts';

const told = (label: string) => ({ label, outside: 'whole' }) as const;
const inner = (label: string) => ({ label, outside: 'bare' }) as const;

/** What can be said and done about an application, its invoices and their red letters. */
export const invoiceEvents = defineEvents({
  applied: told('提交开票申请'),
  taken: inner('客服受理'),
  accepted: told('审核通过'),
  rejected: told('驳回'),
  cancelled: told('取消申请'),
  sent: inner('提交开票平台'),
  invoice_issued: told('发票已开具'),
  invoice_failed: inner('开票失败'),
  retried: inner('重新开票'),
  closed: told('结束未开部分'),
  delivered: told('发票已交付'),
  signed: told('确认收到发票'),
  booked: told('登记入账与用途'),
  verify_asked: told('查验发票'),
  verified: told('查验结果'),
  red_asked: told('申请红字发票'),
  red_moved: told('红字确认单'),
  red_issued: told('红字发票已开具'),
  red_failed: inner('红冲失败'),
});
export type InvoiceEventKind = (typeof invoiceEvents.kinds)[number];
