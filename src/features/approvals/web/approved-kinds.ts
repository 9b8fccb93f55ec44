import type { ApprovalDetail } from '../contract/approval-schemas.ts';

type Kind = Pick<ApprovalDetail, 'documentType'>;

/** Single lines of an order can be refused; other documents are decided as a whole, and their keepers refuse anything else. */
export const isDecidedByLine = ({ documentType }: Kind): boolean => documentType === 'order';

/** Goods are to be bought, so what was paid before matters; what goes back was bought already. */
export const isBought = ({ documentType }: Kind): boolean => documentType !== 'after_sale';
