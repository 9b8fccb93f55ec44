import { TITLE_LABELS, TITLE_TYPES, type TitleFacts, type TitleField } from '#features/profile/rules/public.ts';

/** Requests of one link that wait at the same time; whoever holds it can't flood the owner. */
export const MAX_OPEN_WISHES = 5;

export const WISH_LABELS = { address: '修改收货地址', invoice: '修改发票信息' } as const;
export type WishKind = keyof typeof WISH_LABELS;

export const WISH_STATES = { open: '待处理', accepted: '已采纳', refused: '未采纳' } as const;
export type WishState = keyof typeof WISH_STATES;

export interface AddressFacts {
  receiver: string;
  phone: string;
  regionCode: string;
  /** 江苏省苏州市工业园区, as it was looked up when it was asked for. */
  region: string;
  detail: string;
}

/** What was asked for, as it is kept. */
export interface Wish {
  name: string;
  note: string;
  /** Where the answer is mailed to; absent where nobody left an address. */
  replyTo?: string;
  invoice?: TitleFacts;
  address?: AddressFacts;
}

const FIELDS = Object.keys(TITLE_LABELS) as TitleField[];

/** The wish as the owner of the document reads it, without what was left empty. */
export function describeWish({ invoice, address }: Wish): { label: string; value: string }[] {
  if (invoice) {
    const facts = FIELDS.map((field) => ({ label: TITLE_LABELS[field], value: invoice[field] }));
    return [{ label: '发票类型', value: TITLE_TYPES[invoice.type] }, ...facts].filter(({ value }) => value !== '');
  }
  if (!address) return [];
  const { receiver, phone, region, detail } = address;
  return [
    { label: '收货人', value: receiver },
    { label: '电话', value: phone },
    { label: '地址', value: region + detail },
  ];
}
