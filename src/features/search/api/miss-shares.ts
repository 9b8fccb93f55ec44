/** Different words of one day that one company, or one address of visitors, may bring into the list. */
export const MOST_OF_ONE = 100;
/** Whom a process tells apart; those beyond share what one has. */
const MOST_ASKERS = 2_000;
const REST = 'rest';

/** Who has brought which words today: whoever sends words without end fills no day for everybody else. Nothing of it is kept. */
export class MissShares {
  private day = '';
  private askers = new Map<string, Set<string>>();

  /** Whether a word of this asker counts; one he brought before does, however often. */
  takes(asker: string, word: string, today: string): boolean {
    if (today !== this.day) {
      this.day = today;
      this.askers = new Map();
    }
    const words = this.wordsOf(asker);
    if (words.has(word)) return true;
    if (words.size >= MOST_OF_ONE) return false;
    words.add(word);
    return true;
  }

  private wordsOf(asker: string): Set<string> {
    const name = this.askers.has(asker) || this.askers.size < MOST_ASKERS ? asker : REST;
    const words = this.askers.get(name) ?? new Set();
    this.askers.set(name, words);
    return words;
  }
}
