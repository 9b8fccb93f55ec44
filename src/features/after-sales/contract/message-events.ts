import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';
import { deskMessageRows } from './desk-message-rows.ts';

const own = { group: 'order', kind: 'notice', channels: ['mail', 'robot'], byDefault: ['mail'] } as const;
const todo = { ...own, kind: 'todo' } as const;
const desk = { group: 'desk', right: 'DESK_AFTER_SALES', kind: 'todo', channels: ['mail'], byDefault: [] } as const;

/** What people are told of after-sales: first the customer, then the desk. */
export const afterSaleMessages = defineMessageEvents('afterSale', {
  asked: { ...todo, label: '售后需要补充资料' },
  granted: { ...todo, label: '售后审核通过，请寄回商品' },
  pickupFailed: { ...todo, label: '上门取件未成功' },
  rejected: { ...own, label: '售后被驳回' },
  choosing: { ...todo, label: '换货缺货，请选择' },
  estimated: { ...todo, label: '维修报价待确认' },
  confirming: { ...todo, label: '售后处理完成，请确认' },
  answered: { ...own, label: '客服回复售后' },
  received: { ...desk, label: '新的售后申请' },
  supplemented: { ...desk, label: '客户补充了售后资料' },
  reopened: { ...desk, label: '客户重新打开售后' },
  said: { ...desk, label: '客户的售后留言' },
  ...deskMessageRows,
});
