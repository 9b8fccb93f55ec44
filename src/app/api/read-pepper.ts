import type { Env } from '#platform/api/env.ts';
import { readOrCreateSecret, readSecret } from '#platform/api/secret-file.ts';

/** Secret mixed into password hashes; kept in a file outside the database, so that a dump alone opens nothing. */
export async function readPepper(env: Pick<Env, 'pepperFile' | 'pepperFileGiven'>): Promise<Buffer> {
  const read = env.pepperFileGiven ? readSecret : readOrCreateSecret;
  return Buffer.from(await read(env.pepperFile));
}
