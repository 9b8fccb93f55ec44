import type { Hono } from 'hono';
import type { Database } from '#platform/api/database.ts';

/** Pictures of the catalogue; public, immutable under their address for a day. */
export function addMediaRoutes(_app: Hono, _database: Database, _cacheDir: string): void {}
