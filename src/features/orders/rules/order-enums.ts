import { INVOICE_TYPES } from './check-invoice.ts';
import { SIDE_STATES, type SideName } from './life/side-states.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { PAY_WAYS } from './pay-ways.ts';

interface Choice {
  code: string;
  label: string;
}

const labelled = (words: Readonly<Record<string, string | { label: string }>>): Choice[] =>
  Object.entries(words).map(([code, word]) => ({ code, label: typeof word === 'string' ? word : word.label }));

/** Side states are called here as everywhere. */
const sideWords = (name: SideName): Choice[] =>
  Object.entries(SIDE_STATES[name].states).map(([code, [label]]) => ({ code, label }));

/** Carts and so orders come in by these ways (specification 6, scenarios). */
export const ORDER_CHANNELS: readonly Choice[] = labelled({
  enterprise: '企业采购',
  punchout: '采购系统接入',
  vending: '智能柜',
});

/** Values of orders that pages show in words. */
export const ORDER_ENUMS: Readonly<Record<string, Choice[]>> = {
  orderStatus: labelled(ORDER_STATUSES),
  payWay: labelled(PAY_WAYS),
  approvalStatus: sideWords('approval'),
  paymentStatus: sideWords('payment'),
  invoiceType: labelled(INVOICE_TYPES),
  invoiceStatus: sideWords('invoice'),
  statementStatus: sideWords('statement'),
  afterSaleStatus: sideWords('afterSale'),
};
