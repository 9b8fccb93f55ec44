import { type RefObject, useEffect, useRef, useState } from 'react';
import { useEarlyInput } from '#platform/web/controls/use-early-input.ts';
import type { FrameActions, SearchScope } from './frame-data.ts';
import { searchIntent } from './search-intent.ts';
import { useSearchOptions } from './use-search-options.ts';
import { useSlashFocus } from './use-slash-focus.ts';

const NONE = -1;

type Settings = {
  input: RefObject<HTMLInputElement | null>;
  /** Keyword of the page shown. */
  keyword: string;
  /** Keyword the configured text offers, searched for when the box is empty. */
  defaultText: string;
  /** Scope of a search typed here. */
  scope: SearchScope;
  actions: FrameActions;
};

/** State of the search box: text, panel, the option under the arrow keys, and the searches they lead to. */
export function useSearchBox({ input, keyword, defaultText, scope, actions }: Settings) {
  const [text, setText] = useState(keyword);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const { suggest, loadHistory } = actions;
  const { options, forgetHistory } = useSearchOptions({ text, open, suggest, loadHistory });
  useSlashFocus(input);
  useEarlyInput(input, text, setText);
  const shownKeyword = useRef(keyword);
  useEffect(() => {
    if (shownKeyword.current !== keyword) setText(keyword);
    shownKeyword.current = keyword;
  }, [keyword]);

  const close = () => {
    setOpen(false);
    setActive(NONE);
  };
  const submit = () => {
    close();
    const intent = searchIntent(text, defaultText);
    if (intent.kind === 'home') actions.goHome();
    else actions.search(intent.keyword, scope);
  };
  /** A recent search is searched again among what the enterprise may see (specification 4, search flow). */
  const choose = (index: number) => {
    const chosen = options.list[index];
    if (!chosen) return;
    close();
    setText(chosen.keyword);
    actions.search(chosen.keyword, options.kind === 'history' ? '4' : scope);
  };
  /** One place more than there are options: between last and first stands what was typed. */
  const step = (by: 1 | -1) => {
    setOpen(true);
    const places = options.list.length + 1;
    setActive((now) => ((now + 1 + by + places) % places) - 1);
  };
  const type = (next: string) => {
    setText(next);
    setOpen(true);
    setActive(NONE);
  };
  const shown = open && options.list.length > 0;
  return { text, options, active, open, shown, setOpen, setActive, type, submit, choose, close, step, forgetHistory };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;
