import type {
  ActivityHour,
  ErrorDetail,
  ErrorKind,
  ErrorRow,
  EventKind,
  EventRow,
  VisitRow,
} from '../contract/diagnostics-schemas.ts';
import type { accessLog, clientErrors, trackedEvents } from './diagnostics-tables.ts';

interface Who {
  userName: string | null;
  firmName: string | null;
}

export function presentVisit(row: typeof accessLog.$inferSelect & Who): VisitRow {
  const source = row.source === 'browser' ? 'browser' : 'server';
  return { ...row, id: String(row.id), at: row.at.toISOString(), source, session: row.sessionHash };
}

// The table admits no other kinds (its check constraint says so).
export function presentError(row: typeof clientErrors.$inferSelect & Who): ErrorRow {
  return { ...row, id: String(row.id), at: row.at.toISOString(), kind: row.kind as ErrorKind };
}

export function presentErrorDetail(row: typeof clientErrors.$inferSelect & Who): ErrorDetail {
  return { ...presentError(row), appName: row.appName, body: row.body, session: row.sessionHash };
}

export function presentEvent(row: typeof trackedEvents.$inferSelect & Who): EventRow {
  const { name, props, userName, firmName } = row;
  const session = row.sessionHash;
  const kind = row.kind as EventKind;
  return { id: String(row.id), at: row.at.toISOString(), kind, name, props, session, userName, firmName };
}

export function presentHour(row: { hour: Date | string; visits: number; errors: number }): ActivityHour {
  return { hour: new Date(row.hour).toISOString(), visits: row.visits, errors: row.errors };
}
