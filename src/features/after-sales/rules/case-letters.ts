import type { CaseStatus } from './case-status.ts';

/** What of a case somebody is told; the first are for the customer. */
export type BuyerNews = 'asked' | 'granted' | 'pickupFailed' | 'rejected' | 'choosing' | 'estimated' | 'confirming';
export type DeskNews = 'received' | 'supplemented' | 'reopened';

/** What the customer is told of a move; null where he knows, or has nothing to know. */
export function buyerNewsOf(from: CaseStatus | null, to: CaseStatus): BuyerNews | null {
  if (to === 'supplementing') return 'asked';
  if (to === 'to_return') return from === 'arriving' ? 'pickupFailed' : 'granted';
  // His own company's approvers tell him of what they decide.
  if (to === 'rejected') return from === 'approving' ? null : 'rejected';
  if (to === 'confirming') return from === 'estimating' ? null : 'confirming';
  return to === 'choosing' ? 'choosing' : to === 'estimating' ? 'estimated' : null;
}

/** What the desk is told of a move; null where it did it itself. */
export function deskNewsOf(from: CaseStatus | null, to: CaseStatus): DeskNews | null {
  if (to !== 'reviewing') return null;
  if (from === null || from === 'approving') return 'received';
  return from === 'supplementing' ? 'supplemented' : 'reopened';
}

interface LetterFacts {
  caseNo: string;
  kindLabel: string;
  /** What was asked, or why it was rejected. */
  detail: string;
}

/** Title and text of what a customer is told. */
export function buyerWords(
  news: BuyerNews,
  { caseNo, kindLabel, detail }: LetterFacts,
): { title: string; text: string } {
  const about = `${kindLabel}单 ${caseNo}`;
  const words: Readonly<Record<BuyerNews, [title: string, text: string]>> = {
    asked: ['需要补充资料', `客服请您补充：${detail}`],
    granted: ['审核通过', '请按页面提示寄回商品，超时未寄回会自动关闭。'],
    pickupFailed: ['取件未成功', '请重新预约上门取件，或自行寄回后填写运单号。'],
    rejected: ['已驳回', detail ? `原因：${detail}` : '请在售后详情查看原因。'],
    choosing: ['暂时无货可换', '请选择等货换新，或改为退款。'],
    estimated: ['维修报价待确认', '请查看检测结果和维修报价，确认是否维修。'],
    confirming: ['处理完成', '请确认处理结果；有问题可以重新打开，到期自动确认。'],
  };
  const [title, text] = words[news];
  return { title: `${about} ${title}`, text };
}

export function deskWords(
  news: DeskNews,
  { caseNo, kindLabel }: Omit<LetterFacts, 'detail'>,
): { title: string; text: string } {
  const about = `${kindLabel}单 ${caseNo}`;
  const words: Readonly<Record<DeskNews, [title: string, text: string]>> = {
    received: ['待审核', '客户提交了售后申请，请在承诺时间内处理。'],
    supplemented: ['已补充资料', '客户补充了资料，请继续审核。'],
    reopened: ['被重新打开', '客户认为问题没有解决，请重新处理。'],
  };
  const [title, text] = words[news];
  return { title: `${about} ${title}`, text };
}
