import type { Hono } from 'hono';
import { answerDownload, answerStream } from '#features/diagnostics/api/public.ts';
import { currentScope } from '#platform/api/request-scope.ts';

/** What the network check measures and no envelope fits around: a download and a stream of events. */
export function addMeasuringRoutes(app: Hono): void {
  app.get('/monitoring/download', () => answerDownload(currentScope().ip));
  app.get('/monitoring/stream', () => answerStream(currentScope().ip));
}
