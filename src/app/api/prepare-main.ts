import { parseEnv } from '#platform/api/env.ts';
import { openStores } from './open-stores.ts';

/** Prepares the database for development, says where it is, and keeps it running until the parent hangs up. */
const stores = await openStores(parseEnv(process.env));
process.stdout.write(`${JSON.stringify({ ownerUrl: stores.ownerUrl, appUrl: stores.appUrl })}\n`);
process.stdin.resume();
process.stdin.once('end', () => void stores.close());
