import { defineEvents } from '#business/documents/rules/public.ts';

const told = (label: string) => ({ label, outside: 'whole' }) as const;
/** What a company decides among its own people, and the desk among its own. */
const inner = (label: string) => ({ label, outside: 'bare' }) as const;

/** What can be said and done about a case, in words for its log. */
export const caseEvents = defineEvents({
  applied: told('提交售后申请'),
  approving: inner('提交审批'),
  approved: inner('审批通过'),
  not_approved: inner('审批未通过'),
  approval_withdrawn: inner('撤回审批'),
  approval_expired: inner('审批超时'),
  quick: told('符合快速处理条件，无需退回'),
  taken: told('客服受理'),
  asked: told('客服请补充资料'),
  supplemented: told('补充资料'),
  checking: inner('送内部复核'),
  check_agreed: inner('内部复核同意'),
  check_refused: inner('内部复核退回'),
  granted: told('审核通过'),
  rejected: told('驳回'),
  lapsed: told('超时未处理，自动关闭'),
  pickup_asked: told('预约上门取件'),
  pickup_failed: told('取件未成功'),
  sent: told('商品寄出'),
  arrived: told('退货到仓'),
  received: told('仓库收货'),
  inspected: told('完成检测'),
  estimated: told('维修报价'),
  estimate_accepted: told('接受维修报价'),
  estimate_declined: told('不维修，原样退回'),
  repairing: told('开始维修'),
  repaired: told('维修完成'),
  refunding: told('开始退款'),
  refunded: told('退款完成'),
  choosing: told('暂时无货可换，请选择'),
  chosen: told('选择等货或退款'),
  exchanging: told('生成换货补发订单'),
  shipped: told('换货补发已签收'),
  kept: told('多发商品留购'),
  reinvoicing: told('原发票红冲，换开草稿将出现在发票管理'),
  confirming: told('处理完成，请确认'),
  confirmed: told('确认完成'),
  auto_confirmed: told('到期自动确认'),
  reopened: told('重新打开'),
  withdrawn: told('撤销申请'),
  escalated: inner('超时提醒'),
  said: told('留言'),
});

export type CaseEventKind = (typeof caseEvents.kinds)[number];

/** What the desk checks among its own: no business of the company. */
export const DESK_MATTERS = [
  'checking',
  'check_agreed',
  'check_refused',
] as const satisfies (typeof caseEvents.kinds)[number][];
