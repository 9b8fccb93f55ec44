/** What the desk offers for a wish: the best sold item of a category, or nothing. */
export interface DemoOffer {
  kind: 'same' | 'substitute' | 'none';
  category?: string;
  /** What the item has to be like to stand in for the wish: 行程 10, 电压 DC24V. */
  like?: Readonly<Record<string, string>>;
  /** Further down among the best sold: another offer for the same wish. */
  rank?: number;
  /** Of the list price, in percent, in each version; the last one goes on. */
  percent?: readonly number[];
  note?: string;
  /** Why it is offered so low, for the second person at the desk. */
  priceReason?: string;
}

/** A wish for the best sold item of a category, or in words. */
export interface DemoWish {
  category?: string;
  words?: { name: string; brand?: string; model?: string; unit: string };
  /** In smallest orders. */
  times: number;
  /** Yuan a piece. */
  target?: string;
  note?: string;
  substitute?: true;
  /** Without: the item itself at 95 percent. */
  offers?: readonly DemoOffer[];
}

/** One word or act in the log, so many hours after it began. */
export type DemoTalk = readonly [hours: number, side: 'buyer' | 'desk' | 'shop', kind: string, detail?: string];

export interface DemoQuote {
  /** States in turn after 报价中. */
  path: readonly string[];
  /** Hours after it began, for each version that was sent. */
  sent: readonly number[];
  validDays?: number;
  freight?: string;
  terms?: string;
  delivery?: string;
  talk?: readonly DemoTalk[];
  closeReason?: string;
}

export interface DemoCase {
  userName: string;
  title: string;
  note?: string;
  /** Hours since it was asked for. */
  age: number;
  urgent?: true;
  wishes: readonly DemoWish[];
  enquiry?: { source: string; path: readonly string[]; talk?: readonly DemoTalk[]; closeReason?: string };
  quote?: DemoQuote;
}

/** What stands in for 薄型气缸 缸径 25 行程 10 带磁, as it is or with a spacer, and for 电磁阀 二位三通 DC24V. */
