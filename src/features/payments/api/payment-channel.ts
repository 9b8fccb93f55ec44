/** What a channel is told of a payment; the amount is the order's. */
export interface PaymentFacts {
  payNo: string;
  orderNo: string;
  amountFen: bigint;
  expiresAt: Date;
  /** Public origin without a trailing slash: channels send people and notices back to it. */
  origin: string;
}

/**
 * What the payer needs. `kind`: `redirect` (`url`), `qr` (`code`, the text of a QR code), `bank` (the account to
 * transfer to), `waiting` (the channel has not answered yet).
 */
export type Instructions = Record<string, string>;

/** What a channel answers when it is asked. */
export interface ChannelAnswer {
  result: 'paid' | 'failed' | 'pending';
  tradeNo: string;
  amountFen: bigint;
}

/** Money of a payment that is to go back. */
export interface RefundWish {
  payNo: string;
  /** The same each time the same refund is asked for. */
  refundNo: string;
  amountFen: bigint;
  /** Of the payment. */
  totalFen: bigint;
  /** Number of the payment at the channel. */
  tradeNo: string;
}

/** `failed`: the channel will not, people have to look; what only went wrong on the way is thrown, and asked again. */
export type RefundAnswer =
  | { result: 'done'; reference?: string }
  | { result: 'pending' }
  | { result: 'failed'; why: string };

/** A notice whose signature and addressee were checked. */
export interface ChannelNotice {
  /** The same for every delivery of one notice. */
  noticeId: string;
  payNo: string;
  tradeNo: string;
  result: 'paid' | 'failed';
  amountFen: bigint;
  /** As it came, for the record. */
  body: object;
}

export interface RawNotice {
  headers: Headers;
  text: string;
}

export interface NoticeReply {
  status: number;
  contentType: string;
  text: string;
}

/** A notice that is not believed: unsigned, forged, old, or meant for somebody else. */
export class NoticeRefused extends Error {
  override readonly name = 'NoticeRefused';
}

/** Somebody else's way to take money. All that differs between them stands behind this. */
export interface PaymentChannel {
  code: string;
  label: string;
  note: string;
  /**
   * What the payer needs, where it takes nobody's answer; null where the channel itself must be asked, which `prepare`
   * does outside of every transaction.
   */
  instruct(payment: PaymentFacts): Instructions | null;
  /** Asks the channel for what the payer needs; asked again for the same payment it answers the same. */
  prepare(payment: PaymentFacts): Promise<Instructions>;
  ask(payNo: string): Promise<ChannelAnswer>;
  /** Sends money back. Asked again under the same number it sends nothing more, and says how far it is. */
  refund(wish: RefundWish): Promise<RefundAnswer>;
  /** @throws NoticeRefused */
  readNotice(notice: RawNotice): ChannelNotice;
  /** What the channel wants to hear; until it does it repeats the notice. */
  reply(accepted: boolean): NoticeReply;
}
