import { type KeyboardEvent, useEffect, useState } from 'react';
import { parseQuantity } from './parse-quantity.ts';

/** How long the reason for a changed quantity stays after the field is left. */
const REASON_MS = 3000;

export type QuantityRule = (typed: number, previous: number) => number;

type Settings = { value: number; onChange: (value: number) => void; rule: QuantityRule; step: number };

/** What is typed but not yet taken over, and the acts that take it over: Enter, leaving the field, arrows and buttons. */
export function useQuantityDraft({ value, onChange, rule, step }: Settings) {
  const [draft, setDraft] = useState<string | null>(null);
  const [adjusted, setAdjusted] = useState(false);
  useEffect(() => {
    if (!adjusted) return;
    const timer = setTimeout(() => setAdjusted(false), REASON_MS);
    return () => clearTimeout(timer);
  }, [adjusted]);

  const settle = (typed: number) => {
    const next = rule(typed, value);
    setDraft(null);
    setAdjusted(next !== typed);
    if (next !== value) onChange(next);
  };
  const commit = () => {
    const typed = draft === null ? null : parseQuantity(draft);
    if (typed === null) setDraft(null);
    else settle(typed);
  };
  /** Takes over what was typed before the page was alive; a field that was left already settles at once. */
  const adopt = (text: string, editing: boolean) => {
    const typed = parseQuantity(text);
    if (editing) setDraft(text);
    else if (typed !== null) settle(typed);
  };
  const stride = Math.max(1, step);
  const move = (direction: 1 | -1) => {
    const from = (draft === null ? null : parseQuantity(draft)) ?? value;
    settle(Math.max(0, from + direction * stride));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'ArrowUp') move(1);
    else if (event.key === 'ArrowDown') move(-1);
    else if (event.key === 'Escape' && draft !== null) setDraft(null);
    else return;
    event.preventDefault();
  };
  const atMaximum = rule(value + stride, value) === value;
  return { text: draft ?? String(value), adjusted, atMaximum, setDraft, adopt, commit, move, onKeyDown };
}
