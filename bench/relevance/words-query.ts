import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const words = z.array(z.string());

/** A query in a buyer's own words; `bench/relevance/words/README.md` says what its fields mean. */
const ownWordsQuery = z.object({
  q: z.string(),
  class: z.string(),
  thing: words,
  notThing: words,
  must: z.array(words),
  sold: z.boolean(),
});
export type OwnWordsQuery = z.infer<typeof ownWordsQuery>;

/** One query a line. */
export async function readOwnWordsQueries(file: URL): Promise<OwnWordsQuery[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  return lines.map((line) => ownWordsQuery.parse(JSON.parse(line)));
}
