import { compareText } from '#platform/shared/compare-text.ts';
import { withinOneEdit } from './edit-distance.ts';

interface LexiconWord {
  word: string;
  /** How it is typed by sound: neiliujiao. */
  sound: string;
  /** In how many names it stands. */
  weight: number;
}

/** Words that names in the catalogue are made of, ready to be asked for by spelling and by sound. */
export interface Lexicon {
  words: readonly LexiconWord[];
  bySound: ReadonlyMap<string, readonly string[]>;
  bySoftSound: ReadonlyMap<string, readonly string[]>;
  longestSound: number;
}

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);
const isLatin = (text: string) => /^[A-Z]+$/i.test(text);

/** Sounds that half of the country does not tell apart. */
const soft = (sound: string): string => sound.replace(/([zcs])h/g, '$1').replace(/([aei])ng/g, '$1n');

function grouped(words: readonly LexiconWord[], keyOf: (word: LexiconWord) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const key = keyOf(word);
    groups.set(key, [...(groups.get(key) ?? []), word.word]);
  }
  return groups;
}

/** `names` may repeat: what stands in more names is thought of first. */
export function makeLexicon(names: Iterable<string>, soundOf: (word: string) => string): Lexicon {
  const weights = new Map<string, number>();
  for (const name of names) if ([...name].length > 1) weights.set(name, (weights.get(name) ?? 0) + 1);
  const words = [...weights]
    .map(([word, weight]) => ({ word, weight, sound: isHan(word) ? soundOf(word) : word.toLowerCase() }))
    .sort((a, b) => b.weight - a.weight || a.word.length - b.word.length || compareText(a.word, b.word));
  const han = words.filter(({ word }) => isHan(word));
  return {
    words,
    bySound: grouped(han, ({ sound }) => sound),
    bySoftSound: grouped(han, ({ sound }) => soft(sound)),
    longestSound: Math.max(0, ...han.map(({ sound }) => sound.length)),
  };
}

/** A reading of pinyin as words: the fewest words that use up all of it. */
interface Reading {
  words: readonly string[];
}

/** Words of two characters have at least this many letters; shorter pieces could be anything. */
const SHORTEST_SOUND = 4;

function readingOf(typed: string, { bySound, longestSound }: Lexicon): Reading | null {
  const best: (Reading | null)[] = [{ words: [] }];
  for (let end = 1; end <= typed.length; end += 1) {
    best[end] = null;
    for (let from = Math.max(0, end - longestSound); from < end; from += 1) {
      const before = best[from];
      const [word] = bySound.get(typed.slice(from, end)) ?? [];
      if (!before || word === undefined) continue;
      const known = best[end];
      if (!known || before.words.length + 1 < known.words.length) best[end] = { words: [...before.words, word] };
    }
  }
  return best[typed.length] ?? null;
}

/** What letters may stand for when they are pinyin: words of this sound, words in a row, or the beginning of a word. */
export function readPinyin(typed: string, lexicon: Lexicon): string[] {
  const letters = typed.toLowerCase();
  if (!isLatin(letters) || letters.length < SHORTEST_SOUND) return [];
  const exact = lexicon.bySound.get(letters) ?? [];
  const reading = readingOf(letters, lexicon);
  const softly = lexicon.bySoftSound.get(soft(letters)) ?? [];
  const begun = lexicon.words.filter(({ word, sound }) => isHan(word) && sound.startsWith(letters));
  const spoken = reading ? [reading.words.join('')] : [];
  return [...new Set([...exact, ...spoken, ...softly, ...begun.slice(0, 2).map(({ word }) => word)])];
}

/** Shorter Latin words are one letter away from too many others. */
const SHORTEST_TYPO = 4;

/** Of two characters one that is another leaves too little: 三分 is no 三通. Swapped ones are still both there. */
const isOtherShort = (word: string, typed: string) =>
  isHan(typed) && typed.length === 2 && word.length === 2 && word !== `${typed[1]}${typed[0]}`;

function nearWords(typed: string, { words }: Lexicon): string[] {
  const folded = typed.toUpperCase();
  const han = isHan(typed);
  if (!han && typed.length < SHORTEST_TYPO) return [];
  const near = words.filter(
    ({ word }) => isHan(word) === han && !isOtherShort(word, typed) && withinOneEdit(word.toUpperCase(), folded),
  );
  // Nobody mistakes the first letter, and a left out character leaves the rest as it is.
  const sameStart = (word: string) => (word.charAt(0).toUpperCase() === folded.charAt(0) ? 1 : 0);
  return near
    .sort((a, b) => sameStart(b.word) - sameStart(a.word) || b.word.length - a.word.length || b.weight - a.weight)
    .map(({ word }) => word);
}

const MOST = 4;

/** Words that may be meant by one that nothing has: of the same sound, typed by sound, or one slip away. */
export function respell(typed: string, lexicon: Lexicon, soundOf: (word: string) => string): string[] {
  if (!isHan(typed)) {
    const named = nearWords(typed, lexicon);
    return [...new Set([...readPinyin(typed, lexicon), ...named])].slice(0, MOST);
  }
  if ([...typed].length < 2) return [];
  const sound = soundOf(typed);
  const alike = [...(lexicon.bySound.get(sound) ?? []), ...(lexicon.bySoftSound.get(soft(sound)) ?? [])];
  return [...new Set([...alike, ...nearWords(typed, lexicon)])].filter((word) => word !== typed).slice(0, MOST);
}
