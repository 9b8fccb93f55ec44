import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movesOf } from '#business/documents/rules/public.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { declaredStates } from '../../scripts/db-facts/code-facts.ts';

const ALL = await declaredStates();
/** Members, who move by numbers, and transfers have tests of their own. */
const NO_DOCUMENT = ['member', 'transfer'];

type Move = { machine: string; move: string };

let db: TestDatabase;
let moves: Move[];
beforeAll(async () => {
  db = await createTestDatabase();
  ({ rows: moves } = await db.owner.execute<Move & Record<string, unknown>>(sql`
    select machine, from_status || ' → ' || to_status as move from state_transitions
    union all select 'order', from_status || ' → ' || to_status from order_transitions`));
});
afterAll(() => db.drop());

describe.each(ALL.map((states) => [states.machine, states] as const))('%s', (machine, states) => {
  it('moves as the database lets it', () => {
    expect(
      moves
        .filter((one) => one.machine === machine)
        .map(({ move }) => move)
        .sort(),
    ).toEqual(movesOf(states));
  });

  it('leads by its acts where it may move', () => {
    const legal = movesOf(states);
    const acts: [string, { from: readonly string[]; to?: readonly string[] }][] = Object.entries(states.acts);
    const wrong = acts.flatMap(([act, { from, to }]) =>
      from
        .filter((state) => to && !to.some((next) => legal.includes(`${state} → ${next}`)))
        .map((state) => `${act}: ${state}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('is every machine the database knows', () => {
  expect(ALL.length).toBeGreaterThanOrEqual(10);
  const named = [...ALL.map(({ machine }) => machine), ...NO_DOCUMENT];
  expect([...new Set(moves.map(({ machine }) => machine))].sort()).toEqual(named.sort());
});
