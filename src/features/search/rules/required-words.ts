import { foldText } from './fold-text.ts';

/** Brackets that no size, unit or brand is written with. */
const REQUIRED = /「([^「」]+)」/g;

/** A keyword without the brackets around words that must not be set aside, and those words, folded. */
export function readRequired(typed: string): { keyword: string; required: ReadonlySet<string> } {
  const words = [...typed.matchAll(REQUIRED)].map(([, word = '']) => foldText(word));
  return {
    keyword:
      words.length === 0
        ? typed
        : typed
            .replace(/[「」]/g, ' ')
            .replace(/\s+/g, ' ')
            .trim(),
    required: new Set(words),
  };
}

/** The keyword with a word put back that was set aside. */
export function putBack(keyword: string, word: string): string {
  const { keyword: plain, required } = readRequired(keyword);
  const words = new Set([...required, foldText(word)]);
  const rest = [...words].reduce((text, one) => text.replace(one, ' '), foldText(plain));
  return [rest.replace(/\s+/g, ' ').trim(), ...[...words].map((one) => `「${one}」`)].filter(Boolean).join(' ');
}
