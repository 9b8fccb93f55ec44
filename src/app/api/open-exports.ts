import { resolve } from 'node:path';
import { type ExportDefinition, exportsByKind } from '#business/transfers/api/public.ts';
import { logExport } from '#features/audit/api/public.ts';
import { statementExport } from '#features/budgets/api/public.ts';
import { orders } from '#features/orders/api/manifest.ts';
import type { Env } from '#platform/api/env.ts';
import { createFileStore, type StreamStore } from '#platform/api/file-store.ts';

/** Exports that may be so large that a task makes them. */
export const openExports = (): ReadonlyMap<string, ExportDefinition> =>
  exportsByKind([logExport, orders.export, statementExport] as readonly ExportDefinition[]);

/** Where finished files lie: the processes that answer and the one that works share the folder. */
export const openTransferFiles = ({ dataDir }: Pick<Env, 'dataDir'>): StreamStore =>
  createFileStore(resolve(dataDir, 'transfers'), 'bin');
