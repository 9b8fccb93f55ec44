import { randomUUID } from 'node:crypto';
import type { YearWorld } from './year-world.ts';

/** One call of a page; refusals are counted, what fails is a mistake of the shop. */
export async function ask(w: YearWorld, path: string, input: object, { as = w.buyer } = {}) {
  const answer = await w.shop.post(path, input, { token: as.token, key: randomUUID() });
  if (answer.status >= 500) throw new Error(`${path} ${JSON.stringify(input)}: ${JSON.stringify(answer.body)}`);
  const what = answer.status === 200 ? path : `${path} refused ${answer.body.code}`;
  w.done[what] = (w.done[what] ?? 0) + 1;
  return answer.body;
}

/** The same act twice at once now and then. */
export async function press(w: YearWorld, path: string, input: object, as = w.buyer): Promise<void> {
  const times = w.draw(4) === 0 ? 2 : 1;
  await Promise.all(Array.from({ length: times }, () => ask(w, path, input, { as })));
}

/** One row at random, or null. */
export async function anyRow<T extends object>(w: YearWorld, text: string, values: unknown[] = []): Promise<T | null> {
  const { rows } = await w.owner.query<T>(text, values);
  return rows[w.draw(rows.length)] ?? null;
}

export const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
