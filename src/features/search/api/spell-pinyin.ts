import { pinyin } from 'pinyin-pro';

export interface PinyinSpelling {
  /** neiliujiao */
  full: string;
  /** nlj */
  initials: string;
}

/** How a word is typed by sound; Latin letters and figures in it stay as they are. */
export function spellPinyin(word: string): PinyinSpelling {
  const options = { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true } as const;
  const syllables = pinyin(word.toLowerCase(), options).map((syllable) => syllable.replace(/\s+/g, ''));
  const initials = syllables.map((syllable) => (/^[a-z]+$/.test(syllable) ? syllable.charAt(0) : syllable));
  return { full: syllables.join(''), initials: initials.join('') };
}
