import { maskEmail, maskPhone } from '#platform/shared/mask.ts';
import { fieldName, findValueWord } from './audit-words.ts';

export interface Change {
  /** What the field is called; empty where the whole is one value. */
  field: string;
  /** Null: there was nothing. */
  before: string | null;
  after: string | null;
}

/** Longer values are cut in lists; the export holds them whole. */
const MOST_PARTS = 20;
const PHONES = new Set(['phone', 'phoneNumber', 'mobile', 'contactPhone']);
const MAILS = new Set(['email', 'mail', 'contactMail']);

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function wordOf(action: string, field: string, value: string): string {
  // Personal data is masked here as everywhere; values that were masked before they were recorded stay as they are.
  if (PHONES.has(field) && /^\+?[\d-]{7,}$/.test(value)) return maskPhone(value);
  if (MAILS.has(field) && value.includes('@') && !value.includes('*')) return maskEmail(value);
  return findValueWord(action, field, value) ?? value;
}

function listText(action: string, field: string, values: readonly unknown[]): string {
  const shown = values.slice(0, MOST_PARTS).map((value) => valueText(action, field, value) ?? '—');
  const more = values.length > MOST_PARTS ? ` 等 ${values.length} 项` : '';
  return `${shown.join('、')}${more}`;
}

/** A recorded value in words; null for nothing. */
function valueText(action: string, field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (typeof value === 'string') return wordOf(action, field, value);
  if (typeof value === 'number') return wordOf(action, field, String(value));
  if (Array.isArray(value)) return value.length ? listText(action, field, value) : null;
  if (!isFacts(value)) return null;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    const text = valueText(action, name, part);
    return text === null ? [] : [`${fieldName(action, name)}：${text}`];
  });
  return parts.length ? parts.join('；') : null;
}

/** What differs between the two recorded states, field by field in words; what stayed the same is left out. */
export function describeChange(action: string, before: unknown, after: unknown): Change[] {
  if (isFacts(before) || isFacts(after)) {
    const [old, now]: [Facts, Facts] = [isFacts(before) ? before : {}, isFacts(after) ? after : {}];
    const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return names.flatMap((name) => {
      const [was, is] = [valueText(action, name, old[name]), valueText(action, name, now[name])];
      return was === is ? [] : [{ field: fieldName(action, name), before: was, after: is }];
    });
  }
  const [was, is] = [valueText(action, '', before), valueText(action, '', after)];
  return was === is ? [] : [{ field: '', before: was, after: is }];
}
