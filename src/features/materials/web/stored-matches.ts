import { codeKey } from '../rules/code-key.ts';

/** Where a search leaves what it matched (specification 3, browser storage). */
const STORAGE_KEY = 'searchMaterial';

export interface StoredMatch {
  materialCode: string;
  itemCode: string;
  productName: string;
}

const isMatch = (value: unknown): value is StoredMatch =>
  typeof value === 'object' &&
  value !== null &&
  ['materialCode', 'itemCode', 'productName'].every((name) => typeof Reflect.get(value, name) === 'string');

/** What the search that led here has matched; nothing when it was about another code. */
export function parseMatches(text: string | null, keyword: string): StoredMatch[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const matches = Array.isArray(stored) ? stored.filter(isMatch) : [];
    return matches.filter(({ materialCode }) => codeKey(materialCode) === codeKey(keyword));
  } catch {
    return [];
  }
}

/** Empty on the server and where storage is switched off. */
export function readStoredMatches(keyword: string): StoredMatch[] {
  try {
    return typeof window === 'undefined' ? [] : parseMatches(window.sessionStorage.getItem(STORAGE_KEY), keyword);
  } catch {
    return [];
  }
}
