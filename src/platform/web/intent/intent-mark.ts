import { INTENT_HEADER } from '#platform/shared/intent.ts';
import { noteIntended } from './intend.ts';

let marking = false;

/** Calls that this begins are made for a press that may never come; the server is told so. */
export function asIntent<T>(begin: () => T): T {
  const before = marking;
  marking = true;
  try {
    return begin();
  } finally {
    marking = before;
  }
}

/** Headers of a call to this address that begins now. */
export function intentHeaders(url: string): Readonly<Record<string, string>> {
  if (!marking) return {};
  noteIntended(url);
  return { [INTENT_HEADER]: '1' };
}
