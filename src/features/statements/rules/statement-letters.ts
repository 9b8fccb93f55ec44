/** What news of a dispute is called by the side that hears it; null: it did it itself, or hears nothing. */
const TO_BUYER: Readonly<Record<string, 'answered' | 'offered'>> = {
  said: 'answered',
  taken: 'answered',
  rejected: 'answered',
  offered: 'offered',
};
const TO_DESK: Readonly<Record<string, 'disputed' | 'declined' | 'said'>> = {
  disputed: 'disputed',
  declined: 'declined',
  said: 'said',
};

export type BuyerNews = 'answered' | 'offered';
export type DeskNews = 'disputed' | 'declined' | 'said';

/** Whom an event of a dispute is told, by who did it. */
export function newsOf(kind: string, side: string): { buyer: BuyerNews } | { desk: DeskNews } | null {
  if (side === 'desk') {
    const buyer = TO_BUYER[kind];
    return buyer ? { buyer } : null;
  }
  const desk = side === 'buyer' ? TO_DESK[kind] : undefined;
  return desk ? { desk } : null;
}

export const disputeTitle = (disputeNo: string, news: BuyerNews | DeskNews): string =>
  ({
    answered: `对账异议 ${disputeNo} 有回复`,
    offered: `对账异议 ${disputeNo} 已拟出调整，请确认`,
    disputed: `客户提出对账异议 ${disputeNo}`,
    declined: `客户不同意异议 ${disputeNo} 的处理`,
    said: `客户在异议 ${disputeNo} 中留言`,
  })[news];
