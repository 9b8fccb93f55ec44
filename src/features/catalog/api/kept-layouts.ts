import type { Caller } from '#platform/api/caller.ts';
import { WeighedMemory } from '#platform/api/weighed-memory.ts';
import type { SeriesLayout } from './present-series.ts';

/** Layouts of series that one process keeps, those asked for last; a row takes about 200 bytes. */
const MOST_ROWS = 40_000;
/** Items whose series is known, by who sees them. */
const MOST_ITEMS = 20_000;

export interface KeptLayout extends SeriesLayout {
  fingerprint: string;
}

/** Whoever has these in common sees the same items. */
type Viewer = Pick<Caller, 'firmId' | 'departmentId'>;

const guessKey = (itemCode: string, { firmId, departmentId }: Viewer) => `${itemCode} ${firmId} ${departmentId}`;

/**
 * Layouts of series by what they are made of. Which one an item had last is no more than a guess: whoever uses one has asked
 * in the same statement what the caller sees of the series now, and it is the same to the letter.
 */
export class KeptLayouts {
  /** By fingerprint; each weighs its rows. */
  private readonly layouts: WeighedMemory<KeptLayout>;
  private readonly guesses = new WeighedMemory<string>({ room: MOST_ITEMS });

  constructor(mostRows = MOST_ROWS) {
    this.layouts = new WeighedMemory({ room: mostRows });
  }

  /** What the caller's department saw of the item's series last. What others saw costs another statement, which would tell of them. */
  guess(itemCode: string, viewer: Viewer): KeptLayout | undefined {
    const fingerprint = this.guesses.find(guessKey(itemCode, viewer));
    return fingerprint === undefined ? undefined : this.layouts.find(fingerprint);
  }

  keep(itemCode: string, viewer: Viewer, layout: KeptLayout): void {
    this.layouts.keep(layout.fingerprint, layout, Math.max(1, layout.rows.length));
    this.guesses.keep(guessKey(itemCode, viewer), layout.fingerprint, 1);
  }
}
