import { createHash } from 'node:crypto';
import pg from 'pg';

/** A statement is prepared when it comes for this time; what is asked once only costs the server memory. */
const SIGHTINGS = 3;
/** Statements one process prepares per connection; texts beyond that are planned every time. */
const MOST = 600;
/** Longer ones are bulk writes, whose text changes with the number of rows. What an offer needs is read with 14,000. */
const LONGEST = 40_000;

const sightings = new Map<string, number>();
const names = new Map<string, string>();

/** Name under which a statement is prepared, the same on every connection; undefined until it has come often enough. */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST || text.length > LONGEST) return known;
  const seen = (sightings.get(text) ?? 0) + 1;
  if (seen < SIGHTINGS) {
    if (sightings.size > MOST * 10) sightings.clear();
    sightings.set(text, seen);
    return undefined;
  }
  sightings.delete(text);
  const name = `s${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/** Room for names again: tests of one process use up what a shop never does. */
export function forgetNames(): void {
  sightings.clear();
  names.clear();
}

/** A statement as plain data; objects that send themselves bring their name along. */
const isStatement = (config: unknown): config is { text: string; name?: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  !('submit' in config);

/**
 * Client that lets PostgreSQL plan a statement once per connection instead of each time: reading an offer takes 0.2 ms
 * that way and 2 ms otherwise.
 */
export class NamingClient extends pg.Client {
  // The library's overloads cannot be spelt again; arguments go through as they came.
  override query(config: unknown, ...rest: unknown[]): never {
    const named = isStatement(config) && !config.name ? { ...config, name: nameOf(config.text) } : config;
    return (super.query as (...all: unknown[]) => never).call(this, named, ...rest);
  }
}
