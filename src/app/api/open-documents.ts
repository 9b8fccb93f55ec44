import { resolve } from 'node:path';
import type { Env } from '#platform/api/env.ts';
import { createFileStore, type FileStore } from '#platform/api/file-store.ts';

/** Papers of items: manuals, reports, drawings. Their kinds differ, so the files have one neutral ending. */
export const openDocuments = ({ dataDir }: Pick<Env, 'dataDir'>): FileStore =>
  createFileStore(resolve(dataDir, 'documents'), 'bin');
