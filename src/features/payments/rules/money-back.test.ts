import { expect, it } from 'vitest';
import { type MoneyBack, wordMoneyBack } from './money-back.ts';

const NOTHING: MoneyBack = { refunds: [], creditFen: 0n, payWay: 'online', received: false, awaiting: null };
const alipay = { amountFen: 2_022_300n, channelLabel: '支付宝', byTransfer: false };
const bank = { amountFen: 90_000n, channelLabel: '银行转账', byTransfer: true };
const ONLINE = '取消后退款 ¥20,223.00：立即按原支付方式（支付宝）退回，到账时间以支付渠道为准。';
const BANK = '取消后退款 ¥900.00：我们会转账退回原付款账户，通常需要 1–3 个工作日。';

it.each<[string, Partial<MoneyBack>, string[]]>([
  ['paid online', { refunds: [alipay], received: true }, [ONLINE]],
  ['paid by bank', { refunds: [bank], received: true, payWay: 'transfer' }, [BANK]],
  ['paid twice, by two ways', { refunds: [alipay, bank], received: true }, [ONLINE, BANK]],
  ['on account', { creditFen: 90_000n, payWay: 'account' }, ['取消后释放账期额度 ¥900.00，随即可用于新订单。']],
  [
    'on account to the last fen',
    { creditFen: 1n, payWay: 'account' },
    ['取消后释放账期额度 ¥0.01，随即可用于新订单。'],
  ],
  ['on account, nothing held yet', { payWay: 'account' }, []],
  [
    'on account after money came for it',
    { creditFen: 90_000n, refunds: [bank], payWay: 'account', received: true },
    [BANK, '取消后释放账期额度 ¥900.00，随即可用于新订单。'],
  ],
  ['paid, and all of it still needed', { received: true }, ['已付的款项仍需用于其余商品，这次取消没有退款。']],
  ['in approval', { awaiting: 'approval' }, ['这张订单还在审批，还没有要求付款，没有款项需要退回。']],
  [
    'in approval on account',
    { awaiting: 'approval', payWay: 'account' },
    ['这张订单还在审批，还没有要求付款，没有款项需要退回。'],
  ],
  [
    'in approval on account, its credit held',
    { awaiting: 'approval', payWay: 'account', creditFen: 90_000n },
    ['取消后释放账期额度 ¥900.00，随即可用于新订单。'],
  ],
  ['to be confirmed', { awaiting: 'confirmation' }, ['这张订单还在等待确认，还没有要求付款，没有款项需要退回。']],
  ['not paid', {}, ['这张订单还没有收到付款，没有需要退回的款项。如果刚刚已经付款，到账后会原路退回。']],
])('%s', (_, facts, told) => expect(wordMoneyBack({ ...NOTHING, ...facts })).toEqual(told));
