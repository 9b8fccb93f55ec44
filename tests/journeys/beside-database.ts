import { randomInt } from 'node:crypto';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { hashToken, newToken } from '../../src/features/access/api/session-token.ts';
import { startEmbeddedPostgres } from '../../src/platform/api/embedded-postgres.ts';
import { parseEnv } from '../../src/platform/api/env.ts';
import { countFrom } from '../factories/next-number.ts';

/** Browsers build beside each other, and each begins to count for itself: two that began alike would use the same names. */
countFrom(randomInt(1_000_000, 1_000_000_000));

/** Where playwright.config.ts lets the shop keep its data. */
export const besideEnv = parseEnv({ DATA_DIR: '.data-e2e' });

/** The server runs already and stays; this only finds out where, which takes half a dozen programs. */
let found: Promise<string> | undefined;
const ownerUrl = () => {
  found ??= startEmbeddedPostgres({ dataDir: `${besideEnv.dataDir}/postgres` }).then((server) => server.ownerUrl);
  return found;
};

async function withOwner<T>(act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await ownerUrl() });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Runs one statement as the owner of the database that the shop under test uses. */
export const besideShop = <T extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<T[]> =>
  withOwner(async (client) => (await client.query<T>(text, values)).rows);

/** Everything or nothing, so that names the builders begin with are free again for the journey beside. */
export const buildBeside = <T>(build: (db: NodePgDatabase) => Promise<T>): Promise<T> =>
  withOwner(async (client) => {
    await client.query('begin');
    const built = await build(drizzle(client));
    await client.query('commit');
    return built;
  });

/** Token of a session nobody logged in for: people of procurement systems come in by a way of their own (loginSource 3). */
export async function buildSessionBeside(userName: string, loginSource: 0 | 3): Promise<string> {
  const token = newToken();
  const rows = await besideShop(
    `insert into sessions (token_hash, user_id, firm_id, membership_id, login_source, idle_expires_at, expires_at)
     select $1, u.id, m.firm_id, m.id, $3, now() + interval '1 hour', now() + interval '1 hour'
     from users u join memberships m on m.user_id = u.id where u.user_name = $2 limit 1 returning token_hash`,
    [hashToken(token), userName, loginSource],
  );
  if (rows.length !== 1) throw new Error(`nobody is called ${userName}`);
  return token;
}
