import { resolve } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/api/embedded-postgres.ts';
import type { Env } from '#platform/api/env.ts';
import { prepareDatabase } from '#platform/api/prepare-database.ts';
import { readOrCreateSecret } from '#platform/api/secret-file.ts';
import { openFileStores } from '#platform/api/stores/open-file-stores.ts';
import { seedWhenEmpty } from '#seed/seed-when-empty.ts';
import { openDocuments } from './open-documents.ts';
import { readPepper } from './read-pepper.ts';

export interface Stores {
  /** Connection of the application's own role. */
  appUrl: string;
  ownerUrl: string;
  close(): Promise<void>;
}

/** The database, ready to use: started when it is ours, migrated, and filled with the demo when empty. */
export async function openStores(env: Env): Promise<Stores> {
  const embedded = env.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: resolve(env.dataDir, 'postgres') });
  try {
    return await prepare(env, embedded);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function prepare(env: Env, embedded: EmbeddedPostgres | null): Promise<Stores> {
  const ownerUrl = embedded?.ownerUrl ?? env.databaseOwnerUrl ?? env.databaseUrl ?? '';
  const appPassword = embedded ? await readOrCreateSecret(resolve(env.dataDir, 'secrets', 'database')) : undefined;
  await prepareDatabase(ownerUrl, { appPassword });
  if (env.demo) {
    const documents = openDocuments(await openFileStores(env));
    await seedWhenEmpty(ownerUrl, { pepper: await readPepper(env), origin: env.origin, documents });
  }
  return { ownerUrl, appUrl: appUrlOf(ownerUrl, env, appPassword), close: async () => embedded?.stop() };
}

function appUrlOf(ownerUrl: string, env: Env, appPassword: string | undefined): string {
  if (!appPassword) return env.databaseUrl ?? ownerUrl;
  const url = new URL(ownerUrl);
  url.username = 'shop_app';
  url.password = appPassword;
  return url.href;
}
