import type { ApplyRequest, ApplyTerms } from '../../contract/apply-schemas.ts';
import type { DraftView } from '../../contract/draft-schemas.ts';
import type { DeliveryWay } from '../../contract/invoice-words.ts';

export type Receiver = NonNullable<ApplyRequest['receiver']> & { city: string; district: string };

export interface Delivery {
  deliveryWay: DeliveryWay;
  email: string;
  remarkTemplate: string;
  receiver: Receiver | undefined;
}

/** What stands in the form. */
export interface ApplicationForm extends Delivery {
  orderNos: string[];
  titleId: string;
  merge: boolean;
  note: string;
}

/** Where the page was entered. */
export interface ApplyPlace {
  orderNo?: string;
  statementNo?: string;
}

/** What the form begins with: the draft, or what is agreed with the company. */
export function beginForm({ orderNo }: ApplyPlace, terms: ApplyTerms, draft: DraftView | null): ApplicationForm {
  if (draft) {
    const { orderNos, titleId = '', merge, deliveryWay, email, receiver, remarkTemplate, note } = draft.wish;
    return { orderNos, titleId, merge, deliveryWay, email, receiver, remarkTemplate, note };
  }
  const { merge, remarkTemplate } = terms;
  return {
    ...{ orderNos: orderNo ? [orderNo] : [], titleId: '', merge, remarkTemplate, note: '' },
    ...{ deliveryWay: 'download', email: '', receiver: undefined },
  };
}

/** What is asked for, without where it goes. */
export function wishOf(form: ApplicationForm, { statementNo }: ApplyPlace, draft: DraftView | null) {
  const { orderNos, titleId, merge } = form;
  const about = draft
    ? { source: draft.wish.source, orderNos, statementNos: draft.wish.statementNos, lines: draft.wish.lines }
    : statementNo
      ? { source: 'statements' as const, orderNos: [], statementNos: [statementNo] }
      : { source: 'orders' as const, orderNos, statementNos: [] };
  return { ...about, ...(titleId !== '' && { titleId }), merge };
}

/** All of it, as an application or a draft of it is sent. */
export function requestOf(form: ApplicationForm, place: ApplyPlace, draft: DraftView | null) {
  const { deliveryWay, email, receiver, remarkTemplate, note } = form;
  return {
    ...wishOf(form, place, draft),
    ...{ deliveryWay, email: deliveryWay === 'mail' ? email.trim() : '', remarkTemplate, note: note.trim() },
    ...(deliveryWay === 'courier' && receiver && { receiver }),
  };
}

/** Whether something is named that may be previewed. */
export const isChosen = (
  { orderNos }: ApplicationForm,
  { statementNo }: ApplyPlace,
  draft: DraftView | null,
): boolean => statementNo !== undefined || orderNos.length > 0 || (draft?.wish.statementNos.length ?? 0) > 0;
