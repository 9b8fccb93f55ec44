import { useEffect, useState } from 'react';
import { cleanKeyword } from '#features/search/rules/public.ts';
import type { Suggestion } from './frame-data.ts';

const DEBOUNCE_MS = 120;
/** Specification 9: the recent-history list counts 6. */
const HISTORY_COUNT = 6;
const SUGGESTION_COUNT = 10;
const NOTHING: readonly Suggestion[] = [];

export type SearchOptions = { kind: 'history' | 'suggestions'; list: readonly Suggestion[] };

type Source = {
  text: string;
  open: boolean;
  suggest: (keyword: string) => Promise<readonly Suggestion[]>;
  loadHistory: () => Promise<readonly string[]>;
};

/**
 * What the panel below the box offers: recent searches while it is empty, suggestions while typing, always those of
 * the latest text. Failures are silent (specification 8): the box works without help.
 */
export function useSearchOptions({ text, open, suggest, loadHistory }: Source) {
  const [history, setHistory] = useState<readonly Suggestion[]>(NOTHING);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>(NOTHING);
  const keyword = cleanKeyword(text);

  useEffect(() => {
    if (!open || keyword !== '') return;
    let current = true;
    loadHistory().then(
      (words) => current && setHistory(words.slice(0, HISTORY_COUNT).map((word) => ({ keyword: word }))),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [open, keyword, loadHistory]);

  useEffect(() => {
    if (keyword === '') return setSuggestions(NOTHING);
    if (!open) return;
    let current = true;
    const timer = setTimeout(() => {
      suggest(keyword).then(
        (found) => current && setSuggestions(found.slice(0, SUGGESTION_COUNT)),
        () => current && setSuggestions(NOTHING),
      );
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [open, keyword, suggest]);

  const options: SearchOptions =
    keyword === '' ? { kind: 'history', list: history } : { kind: 'suggestions', list: suggestions };
  return { options, forgetHistory: () => setHistory(NOTHING) };
}
