import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#app/contract.ts';
import { accessLog, clientErrors, trackedEvents } from '#features/diagnostics/api/diagnostics-tables.ts';
import { type DeclaredEndpoint, listEndpoints } from '#platform/shared/contract-list.ts';
import { type ProtocolTap, startProtocolTap } from '#tests/protocol-tap.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { fittingInput } from './fitting-input.ts';
import { type Actor, callAs, mayCall, openStage, type Stage } from './matrix-stage.ts';
import { type Counts, countStatements, least } from './statement-counts.ts';
import { NOT_REACHED } from './whole-inputs.ts';

/**
 * What each call may ask of the database, straight from the contracts: a call that grows or shrinks by one statement or one
 * trip fails, until somebody writes it down (`STATEMENT_BUDGETS=write npm test -- statement-budgets`): what was saved and is not
 * written down may be spent again unseen. Calls by the
 * short way through the driver; the plain one takes more trips.
 */
const FILE = new URL('./statement-budgets.json', import.meta.url);
const WRITES = process.env.STATEMENT_BUDGETS === 'write';
const budgets = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Counts>;
const endpoints = listEndpoints(contract);
/** What a process reads once and keeps is not counted, nor what it happens to write beside a call. */
const LOOKS = 2;
const MOST_LOOKS = 5;

let db: TestDatabase;
let tap: ProtocolTap;
let stage: Stage;
const found: Record<string, Counts> = {};

beforeAll(async () => {
  db = await createTestDatabase();
  tap = await startProtocolTap(db.appUrl);
  stage = await openStage({ db, databaseUrl: tap.url, env: { dbShortcuts: true } });
  await plantReports();
});
afterAll(async () => {
  if (WRITES) {
    const lines = Object.entries(found).map(([name, counts]) => `  ${JSON.stringify(name)}: [${counts.join(', ')}]`);
    writeFileSync(FILE, `{\n${lines.sort().join(',\n')}\n}\n`);
  }
  await stage.shop.stop();
  await tap.close();
  await db.drop();
});

/** What the desk reads of it costs the same whichever tests ran before: other calls here write such rows, in any order. */
async function plantReports(): Promise<void> {
  const buyer = stage.actors.find(({ name }) => name === 'buyer')?.member;
  const row = { at: new Date(), userId: buyer?.userId, firmId: buyer?.firmId };
  const words = { appName: 'shop', traceId: 'planted', path: '/', message: '', body: '', userAgent: '' };
  await db.owner.insert(clientErrors).values({ ...row, ...words, kind: 'script', identity: 'company' });
  const seen = { source: 'browser', path: '/', requestId: 'planted', identity: 'company', ip: '', userAgent: '' };
  await db.owner.insert(accessLog).values({ ...row, ...seen });
  await db.owner.insert(trackedEvents).values({ ...row, kind: 'track', name: 'planted' });
}

/** Counts of one call that succeeded; null where it was refused. */
async function look(endpoint: DeclaredEndpoint, actor: Actor): Promise<Counts | null> {
  const input = await fittingInput(stage, endpoint, actor);
  tap.read();
  const { status } = await callAs(stage, actor, endpoint, input);
  await pause(2);
  const counts = countStatements(tap.read());
  return status < 300 ? counts : null;
}

/** The first caller who gets through, so that the numbers are those of one and the same. */
async function countCall(endpoint: DeclaredEndpoint): Promise<Counts | null> {
  for (const actor of stage.actors.filter(mayCall(endpoint)).toSorted(signedInFirst)) {
    let counts = await look(endpoint, actor);
    if (!counts) continue;
    const [statements, trips] = budgets[endpoint.name] ?? [0, 0];
    for (let n = 1; n < LOOKS || (n < MOST_LOOKS && (counts[0] > statements || counts[1] > trips)); n += 1) {
      counts = least(counts, (await look(endpoint, actor)) ?? counts);
    }
    return counts;
  }
  return null;
}

const signedInFirst = (a: Actor, b: Actor) => Number(b.member !== null) - Number(a.member !== null);

describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  it('asks as much of the database as is written down', async () => {
    const counts = await countCall(endpoint);
    if (counts) found[name] = counts;
    if (WRITES) return;
    // A call that everybody is refused is no cheaper: what it costs is not known any more.
    expect(counts === null && budgets[name] !== undefined, 'written down, and refused to everybody').toBe(false);
    if (!counts) return;
    const [statements, trips] = budgets[name] ?? [0, 0];
    const told = `${counts[0]} statements in ${counts[1]} trips, ${statements} in ${trips} written down`;
    expect(counts[0] <= statements && counts[1] <= trips, `${told}: more than before`).toBe(true);
    expect(counts[0] === statements && counts[1] === trips, `${told}: less than before, write it down`).toBe(true);
  });
});

it('has numbers for nothing that is gone, and for every call that is reached', () => {
  const names = endpoints.map(({ name }) => name);
  expect(Object.keys(budgets).filter((name) => !names.includes(name))).toEqual([]);
  if (!WRITES) expect(names.filter((name) => !budgets[name] && !NOT_REACHED[name])).toEqual([]);
});
