import { displayTime } from '#platform/shared/display-time.ts';
import type { CaseDetail } from '../../contract/case-schemas.ts';

const due = ({ dueAt }: CaseDetail) => (dueAt ? `，预计 ${displayTime(dueAt)} 前完成` : '');

/** The pick-up that is arranged; undefined where none is. */
export const bookedPickup = ({ parcels }: Pick<CaseDetail, 'parcels'>) =>
  parcels.find(({ way, status }) => way === 'pickup' && (status === 'asked' || status === 'booked'));

const pickupWords = ({ pickupSlot }: CaseDetail['parcels'][number]) =>
  `审核已通过，快递员 ${pickupSlot} 上门取件，请备好商品并贴上退货标签。`;

/** What waits for whom, in the words of each state; nothing where nothing comes any more. */
const WORDS: Readonly<Record<string, (found: CaseDetail) => string>> = {
  approving: () => '等待公司审批，通过后交给商家审核。',
  reviewing: (found) => `商家正在审核${due(found)}。`,
  supplementing: () => '商家需要补充资料，请尽快回复，超时未补充将自动关闭。',
  to_return: (found) => {
    const booked = bookedPickup(found);
    if (booked?.status === 'asked') return `审核已通过，已为您预约 ${booked.pickupSlot} 上门取件，等待快递公司确认。`;
    if (booked) return pickupWords(booked);
    if (found.returnWay === 'pickup') return '审核已通过，请预约上门取件。';
    if (found.returnWay === 'deliver') return '审核已通过，请把商品送到仓库。';
    return '审核已通过，请把商品寄回并登记运单号。';
  },
  arriving: (found) => {
    const booked = bookedPickup(found);
    return booked ? pickupWords(booked) : '商品在退回途中，到仓后开始检测。';
  },
  inspecting: (found) => `仓库正在清点和检测${due(found)}。`,
  choosing: () => '暂时没有现货可换，请选择继续等货还是改为退款。',
  estimating: () => '检测完成，请确认维修报价。',
  charging: ({ childOrderNo }) => `维修费订单 ${childOrderNo ?? ''} 付款后开始维修；取消该订单可以重新选择。`,
  repairing: ({ repair }) => (repair ? `正在维修，预计 ${repair.days} 天。` : '正在维修。'),
  exchanging: ({ childOrderNo }) => (childOrderNo ? '新的商品正在备货和发出，签收后请确认。' : '正在安排发货。'),
  refunding: ({ accountTail }) =>
    accountTail ? `正在退款，转账到尾号 ${accountTail} 的账户。` : '正在退款，原路退回。',
  confirming: ({ confirmUntil }) =>
    `已处理完成，请确认结果${confirmUntil ? `；${displayTime(confirmUntil)} 前没有反馈视为确认` : ''}。`,
  completed: () => '售后已完成。',
  rejected: ({ rejectReason }) => `没有通过：${rejectReason || '商家没有填写原因'}`,
  withdrawn: () => '申请已撤销，商品可以重新申请售后。',
};

export const nextWords = (found: CaseDetail): string => WORDS[found.status]?.(found) ?? '';
