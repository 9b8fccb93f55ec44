import type { Tone } from './chart-spec.ts';

export type ChartColours = Readonly<Record<Tone | 'pale' | 'ink' | 'quietInk' | 'line' | 'ground', string>>;

/** Colours of the shop, which are those of the company where it has its own; the names stand in theme/tokens.css. */
const TOKENS: Readonly<Record<keyof ChartColours, string>> = {
  primary: '--primary-solid',
  pale: '--primary-5',
  quiet: '--border-strong',
  accent: '--warning',
  success: '--success',
  ink: '--ink',
  quietInk: '--ink-3',
  line: '--line-soft',
  ground: '--surface',
};

/** The colours as they are in force at this element: a drawing cannot follow variables. */
export function chartColours(element: Element): ChartColours {
  const style = getComputedStyle(element);
  const valueOf = (token: string) => style.getPropertyValue(token).trim();
  return Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, valueOf(token)])) as ChartColours;
}
