import { WeighedMemory } from '#platform/api/weighed-memory.ts';

/** Room for what is kept, in characters of its text. */
const MOST_WEIGHT = 16_000_000;

interface Read {
  generation: bigint;
  value: unknown;
}

/** JSON of what holds numbers of rows and amounts. */
export const bigintsAsText = (_: string, part: unknown) => (typeof part === 'bigint' ? String(part) : part);

const weigh = (key: string, value: unknown) => key.length + (JSON.stringify(value, bigintsAsText) ?? '').length;

/**
 * What was read of ledgers, kept in one process until the ledger of the firm moves, the least asked for going first. The key
 * tells firm, people in sight and filter; the generation is read with every request.
 */
export class KeptFigures {
  private readonly figures: WeighedMemory<Read>;

  constructor(room = MOST_WEIGHT) {
    this.figures = new WeighedMemory({ room });
  }

  /** What is kept of this generation, or what `read` brings. */
  async read<T>(key: string, generation: bigint, read: () => Promise<T>): Promise<T> {
    const found = this.figures.find(key);
    if (found?.generation === generation) return found.value as T;
    const value = await read();
    this.figures.keep(key, { generation, value }, weigh(key, value));
    return value;
  }
}
