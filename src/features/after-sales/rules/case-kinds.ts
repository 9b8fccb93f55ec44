import type { CaseReason } from '../contract/case-reasons.ts';
import { CASE_KIND_CODES, type CaseKind, type ReturnWay } from '../contract/case-words.ts';

/** Which units of an order line a case is about: those that were signed, those that were missing, those too many. */
export type UnitPool = 'received' | 'short' | 'over';

interface KindRule {
  pool: UnitPool;
  /** Ways its goods may come back; `none`: it may be settled without them. */
  ways: readonly ReturnWay[];
  /** `nothing`: nobody has paid for what came too much. `repair`: step by step, by hand. `invoice`: the invoices are made anew. */
  settledWith: 'money' | 'goods' | 'kept' | 'nothing' | 'repair' | 'invoice';
  /** Where it is settled without goods the shop gives something for nothing: above its limit a second person looks. */
  gives: boolean;
  /** The desk may grant less money than the granted units were paid, and freight. */
  lessMoney: boolean;
  /** Settled without units going anywhere: the customer has them, and may have to do with them again. */
  stays: boolean;
  /** Below the limits of the shop it is settled at once, for some reasons. */
  quick: boolean;
}

const BACK = ['pickup', 'deliver', 'mail'] as const;
const OR_NOT = [...BACK, 'none'] as const;
const NEVER = ['none'] as const;
const RECEIVED = { pool: 'received', gives: true, lessMoney: true, stays: false, quick: true } as const;
const OVER = { pool: 'over', gives: false, lessMoney: false, stays: false, quick: false } as const;

/** What is so for each kind (behaviours 2.7): a new kind is a word of the contract, a row here, and its words on the page of a case. */
export const KIND_RULES: Readonly<Record<CaseKind, KindRule>> = {
  return: { ...RECEIVED, ways: OR_NOT, settledWith: 'money' },
  exchange: { ...RECEIVED, ways: OR_NOT, settledWith: 'goods', lessMoney: false },
  // Nothing is repaired that has not come in.
  repair: { ...RECEIVED, ways: BACK, settledWith: 'repair', gives: false, lessMoney: false, stays: true, quick: false },
  resend: { ...RECEIVED, ways: NEVER, settledWith: 'goods', pool: 'short', lessMoney: false },
  refund_only: { ...RECEIVED, ways: NEVER, settledWith: 'money' },
  price_gap: { ...RECEIVED, ways: NEVER, settledWith: 'money', stays: true, quick: false },
  over_return: { ...OVER, ways: BACK, settledWith: 'nothing' },
  over_keep: { ...OVER, ways: NEVER, settledWith: 'kept' },
  reinvoice: {
    ...RECEIVED,
    ...{ ways: NEVER, settledWith: 'invoice', gives: false, lessMoney: false, stays: true, quick: false },
  },
};

const kindsWhere = (holds: (rule: KindRule) => boolean): ReadonlySet<CaseKind> =>
  new Set(CASE_KIND_CODES.filter((kind) => holds(KIND_RULES[kind])));

/** Units that missing ones are claimed of, whatever is asked for them; else those of the kind. */
export const poolOf = (kind: CaseKind, reason: CaseReason | null): UnitPool =>
  reason === 'short' ? 'short' : KIND_RULES[kind].pool;

/** Goods come back before anything is settled, unless the desk says otherwise. */
const COMES_BACK = kindsWhere(({ ways }) => ways.some((way) => way !== 'none'));
export const comesBack = (kind: CaseKind): boolean => COMES_BACK.has(kind);

/** Kinds that are asked for, and granted, as money; some others come to it when nothing can be sent. */
const MONEY = kindsWhere(({ settledWith }) => settledWith === 'money');
export const asksMoney = (kind: CaseKind): boolean => MONEY.has(kind);

/** What was paid for its units is given, as money or as goods: nobody else may have it. */
const PAID = kindsWhere(({ settledWith }) => settledWith === 'money' || settledWith === 'goods');
export const takesPaid = (kind: CaseKind): boolean => PAID.has(kind);
