/** A row of the audit log as it is sealed: JSON columns and times as the database writes them, so nothing is rounded. */
export interface SealedRow {
  id: string;
  firmId: string;
  userId: string | null;
  action: string;
  objectType: string;
  objectId: string | null;
  before: string | null;
  after: string | null;
  requestId: string | null;
  /** UTC, to the microsecond. */
  at: string;
}

/** The one way to write a row down; every change of it, of its place or of an order of fields gives another text. */
export function canonicalRow(place: bigint, row: SealedRow): string {
  return JSON.stringify([
    place.toString(),
    row.id,
    row.firmId,
    row.userId,
    row.action,
    row.objectType,
    row.objectId,
    row.before,
    row.after,
    row.requestId,
    row.at,
  ]);
}
