import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { diagnosticsContract } from '../contract/diagnostics-contract.ts';
import type { Monitor } from './monitor.ts';
import { presentError, presentErrorDetail, presentEvent, presentHour, presentVisit } from './present-rows.ts';
import { readHealth } from './read-health.ts';
import { readActivity, readError, readErrors, readEvents, readVisits } from './read-logs.ts';
import { readShopVersion } from './shop-version.ts';

const diagnostics = implementFeature(diagnosticsContract);

export interface DiagnosticsSettings {
  monitor: Monitor;
  /** Address of some picture of the catalogue. */
  samplePicture: (db: Db) => Promise<string | null>;
}

const ACCEPTED = { accepted: true } as const;
const DESK = { firmId: null, userId: null, right: 'desk' } as const;

const atDesk = <T>(database: Database, work: (db: Db) => Promise<T>) => inTransaction(database, DESK, 'read', work);

export function createDiagnosticsHandlers({ monitor, samplePicture }: DiagnosticsSettings) {
  const startedAt = new Date().toISOString();
  let version: Promise<string> | undefined;
  return {
    trace: diagnostics.trace.handler(({ input, context }) => {
      monitor.error(input, context.scope, context.caller);
      return ACCEPTED;
    }),
    visit: diagnostics.visit.handler(({ input, context }) => {
      monitor.visit(input, context.scope, context.caller);
      return ACCEPTED;
    }),
    event: diagnostics.event.handler(({ input, context }) => {
      monitor.event(input, context.caller);
      return ACCEPTED;
    }),
    ping: diagnostics.ping.handler(({ context }) => ({
      serverTime: new Date().toISOString(),
      requestId: context.scope.requestId,
    })),
    health: diagnostics.health.handler(async ({ context }) => {
      version ??= readShopVersion();
      const facts = await readHealth(context.database);
      // Without the database there is no picture to name either.
      const picture = facts.database.answers ? await samplePicture(context.db).catch(() => null) : null;
      return {
        ...facts,
        version: await version,
        serverTime: new Date().toISOString(),
        startedAt,
        requestId: context.scope.requestId,
        samplePicture: picture,
      };
    }),
    ...deskHandlers,
  };
}

const deskHandlers = {
  listVisits: diagnostics.listVisits.handler(async ({ input, context }) => {
    const { list, ...rest } = await atDesk(context.database, (db) => readVisits(db, input));
    return { list: list.map(presentVisit), ...rest };
  }),
  listErrors: diagnostics.listErrors.handler(async ({ input, context }) => {
    const { list, ...rest } = await atDesk(context.database, (db) => readErrors(db, input));
    return { list: list.map(presentError), ...rest };
  }),
  readError: diagnostics.readError.handler(async ({ input, context }) => {
    const row = await atDesk(context.database, (db) => readError(db, BigInt(input.id)));
    if (!row) throw notFound('错误记录');
    return presentErrorDetail(row);
  }),
  listEvents: diagnostics.listEvents.handler(async ({ input, context }) => {
    const { list, ...rest } = await atDesk(context.database, (db) => readEvents(db, input));
    return { list: list.map(presentEvent), ...rest };
  }),
  activity: diagnostics.activity.handler(async ({ context }) =>
    (await atDesk(context.database, readActivity)).map(presentHour),
  ),
};
