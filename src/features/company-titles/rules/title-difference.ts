import { TITLE_LABELS, TITLE_TYPES, type TitleFacts, type TitleField } from '#features/profile/rules/public.ts';

export interface ChangedFact {
  label: string;
  before: string;
  after: string;
}

/** What a request changes, in words; of a new title everything that it has. */
export function titleDifference(before: TitleFacts | null, after: TitleFacts): ChangedFact[] {
  const fields = Object.keys(TITLE_LABELS) as TitleField[];
  const rows = fields.map((field) => ({
    label: TITLE_LABELS[field],
    before: before?.[field] ?? '',
    after: after[field],
  }));
  const type = { label: '发票类型', before: before ? TITLE_TYPES[before.type] : '', after: TITLE_TYPES[after.type] };
  return [type, ...rows].filter((row) => row.before !== row.after);
}
