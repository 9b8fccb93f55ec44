import { resolve } from 'node:path';
import { type ExportDefinition, exportsByKind } from '#business/transfers/api/public.ts';
import type { Env } from '#platform/api/env.ts';
import { createFileStore, type StreamStore } from '#platform/api/file-store.ts';
import { FEATURES } from './features.gen.ts';

/** Everything that leaves as a table, as features name it. */
export const EXPORTS: readonly ExportDefinition[] = Object.values(FEATURES).flatMap(({ exports = [] }) => exports);

/** By code, for the tasks that make large ones. */
export const openExports = (): ReadonlyMap<string, ExportDefinition> => exportsByKind(EXPORTS);

/** Where finished files lie: the processes that answer and the one that works share the folder. */
export const openTransferFiles = ({ dataDir }: Pick<Env, 'dataDir'>): StreamStore =>
  createFileStore(resolve(dataDir, 'transfers'), 'bin');
