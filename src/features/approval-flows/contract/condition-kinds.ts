/** What a condition may ask of the goods of any document and of who wants them. */
export const GOODS_CONDITIONS = [
  'amount',
  'department',
  'requester',
  'cost_center',
  'category',
  'brand',
  'line_amount',
  'free_text_line',
] as const;

/** What a condition may ask; which of them make sense is said by the keeper of a kind of document. */
export const CONDITION_KINDS = [...GOODS_CONDITIONS, 'over_agreement', 'over_budget', 'urgent'] as const;

export type ConditionKind = (typeof CONDITION_KINDS)[number];
