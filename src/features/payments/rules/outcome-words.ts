import type { PaymentOutcome } from './payment-outcome.ts';

/** In a word, for answers of calls and titles of pages. */
export const OUTCOME_LABELS: Readonly<Record<PaymentOutcome, string>> = {
  approving: '等待审批，暂不需要付款',
  confirming: '等待商家确认，暂不需要付款',
  waiting: '等待付款',
  transfer: '等待转账到账',
  failed: '付款没有成功',
  late: '已超过付款时间',
  paid: '付款成功',
  credit: '已按账期下单',
  back: '款项退回中',
  refunded: '款项已退回',
  ended: '订单已结束，无需付款',
  missing: '尚未收到付款',
};

interface OutcomeFacts {
  orderStatus: string;
  payWay: 'account' | 'transfer' | 'online';
  outcome: PaymentOutcome;
}

const AFTER: Readonly<Record<OutcomeFacts['payWay'], string>> = {
  account: '通过后安排发货，结果会发邮件告诉您。',
  transfer: '通过后再转账，收款账户和截止时间会发邮件告诉您。',
  online: '通过后再付款，付款链接和截止时间会发邮件告诉您。',
};

/** Whether the goods are still to leave. */
const goodsOf = ({ orderStatus }: OutcomeFacts) =>
  orderStatus === 'to_ship' ? '仓库将按约定时间发货，发货时会邮件通知您。' : '物流和签收进度见订单详情。';

/** What it means for the payer, in a sentence or two. */
export function outcomeText(facts: OutcomeFacts): string {
  const { outcome, payWay } = facts;
  switch (outcome) {
    case 'approving':
      return `订单已送审，价格和库存已为您保留；${AFTER[payWay]}`;
    case 'confirming':
      return `商家正在确认订单，价格和库存已为您保留；${AFTER[payWay].replace('通过后', '确认后')}`;
    case 'waiting':
      return '已为您保留库存和价格，收到付款后安排发货。';
    case 'transfer':
      return '已为您保留库存和价格。转账到账并确认后安排发货，还没有到账前订单仍为待付款。';
    case 'failed':
      return '支付渠道返回付款失败，没有扣款。订单和库存仍为您保留。';
    case 'late':
      return '订单即将自动取消，库存随之释放，没有扣款。需要时可以重新下单。';
    case 'paid':
      return goodsOf(facts);
    case 'credit':
      return `无需付款，本单计入下期对账单。${goodsOf(facts)}`;
    case 'back':
      return '款项正在按原付款方式退回，退出后会邮件通知您，无需操作。';
    case 'refunded':
      return '款项已按原付款方式退回，到账时间以银行或支付渠道为准。';
    case 'ended':
      return '库存已释放，没有扣款。需要时可以重新下单。';
    case 'missing':
      return '没有查到本单的付款。如果已经付款，请联系客服核实。';
  }
}
