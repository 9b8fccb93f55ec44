import { rm } from 'node:fs/promises';
import { inRoot } from './app-root.mjs';

/** The shop on an empty data folder, for browser tests: `node scripts/start-fresh.mjs .data-e2e`. */
const [folder] = process.argv.slice(2);
if (!folder?.startsWith('.data-')) throw new Error('only folders named .data-… are emptied');
await rm(inRoot(folder), { recursive: true, force: true });
await import('./start.mjs');
