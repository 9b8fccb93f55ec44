import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FrameActions, SearchScope } from './frame-data.ts';
import { searchIntent } from './search-intent.ts';
import { useSearchOptions } from './use-search-options.ts';
import { useSlashFocus } from './use-slash-focus.ts';

const NONE = -1;

type Settings = {
  /** Keyword of the page shown. */
  keyword: string;
  /** Text of the configured hint, searched for when the box is empty. */
  defaultText: string;
  /** Scope of a search typed here. */
  scope: SearchScope;
  actions: FrameActions;
};

/** State of the search box: text, panel, the option under the arrow keys, and the searches they lead to. */
export function useSearchBox({ keyword, defaultText, scope, actions }: Settings) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(keyword);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const { options, forgetHistory } = useSearchOptions({ text, open, ...actions });
  useSlashFocus(input);
  useEffect(() => setText(keyword), [keyword]);

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
  const step = (by: 1 | -1) => {
    setOpen(true);
    // One place more than there are options: between last and first stands what was typed.
    const places = options.list.length + 1;
    setActive((now) => ((now + 1 + by + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && active !== NONE) choose(active);
    else return;
    event.preventDefault();
  };
  const type = (next: string) => {
    setText(next);
    setOpen(true);
    setActive(NONE);
  };
  const clearHistory = () => {
    forgetHistory();
    void actions.clearHistory().catch(() => undefined);
    input.current?.focus();
  };
  const shown = open && options.list.length > 0;
  return {
    input,
    text,
    options,
    active,
    shown,
    setOpen,
    setActive,
    type,
    submit,
    choose,
    close,
    onKeyDown,
    clearHistory,
  };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;
