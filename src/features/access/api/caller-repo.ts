import { sql } from 'drizzle-orm';
import { ANONYMOUS, type Caller } from '#platform/api/caller.ts';
import { type Database, inTransaction } from '#platform/api/database.ts';
import type { DataScope } from '#platform/shared/data-scope.ts';
import { identityOf } from '../rules/identity-of.ts';
import { usablePermissions } from '../rules/usable-permissions.ts';

/** Asked before every call: named, so that it is planned once per connection. */
const FIND_SESSION = { name: 'find_session', text: 'select * from find_session($1)' };

interface SessionRow extends Record<string, unknown> {
  user_id: string | null;
  firm_id: string | null;
  member_id: string | null;
  firm_type: string | null;
  participant_extend_type: number | null;
  firm_channel: number | null;
  login_source: number;
  level_code: string | null;
  permissions: string[] | null;
  data_scope: DataScope | null;
  department_id: string | null;
  stale: boolean;
}

/** The caller behind a token, in one round trip; null when the session is unknown, ended, idle too long or frozen. */
export async function findCaller(
  database: Database,
  tokenHash: string,
): Promise<{ caller: Caller; stale: boolean } | null> {
  const { rows } = await database.pool.query<SessionRow>({ ...FIND_SESSION, values: [tokenHash] });
  const row = rows[0];
  if (!row) return null;
  return { caller: toCaller(row, tokenHash), stale: row.stale };
}

function toCaller(row: SessionRow, tokenHash: string | null): Caller {
  if (!row.user_id || !row.firm_id || !row.member_id || !row.firm_type) {
    return { ...ANONYMOUS, identity: 'visitor', tokenHash };
  }
  const granted = row.permissions ?? [];
  const identity = identityOf({
    firmType: row.firm_type,
    participantExtendType: row.participant_extend_type ?? 1,
    firmChannel: row.firm_channel ?? 0,
    loginSource: row.login_source,
  });
  return {
    identity,
    loginSource: row.login_source,
    tokenHash,
    userId: BigInt(row.user_id),
    firmId: BigInt(row.firm_id),
    memberId: BigInt(row.member_id),
    permissions: new Set(usablePermissions(identity, granted)),
    granted: new Set(granted),
    dataScope: row.data_scope ?? 'self',
    departmentId: row.department_id === null ? null : BigInt(row.department_id),
    levelCode: row.level_code,
  };
}

/** A person's place in a company, and the way he came in. */
export interface Place {
  firmId: bigint;
  userId: bigint;
  memberId: bigint;
  loginSource: number;
}

/**
 * Who has this place today and with which rights, for work that goes on without his session; null when he has left, or
 * he or the company is frozen. It answers as `find_session` does of a session.
 */
export async function findParticipant(
  database: Database,
  { firmId, userId, memberId, loginSource }: Place,
): Promise<Caller | null> {
  const scope = { firmId: null, userId: null, right: 'identity' } as const;
  const row = await inTransaction(database, scope, 'read', async (db) => {
    const { rows } = await db.execute<SessionRow>(sql`
      select m.user_id::text, m.firm_id::text, m.id::text as member_id, f.firm_type, m.participant_extend_type,
        f.firm_channel, ${loginSource}::int as login_source, f.level_code, m.data_scope, m.department_id::text,
        false as stale,
        (select array_agg(distinct rp.code) from membership_roles mr
          join role_permissions_view rp on rp.firm_id = mr.firm_id and rp.role_id = mr.role_id
          where mr.firm_id = m.firm_id and mr.membership_id = m.id) as permissions
      from memberships m join firms_view f on f.id = m.firm_id
      where m.firm_id = ${firmId} and m.id = ${memberId} and m.user_id = ${userId} and m.status = 1 and f.status = 1`);
    return rows[0];
  });
  return row ? toCaller(row, null) : null;
}

/** Moves the idle limit; called at most once a minute per session. */
export async function touchSession(database: Database, tokenHash: string): Promise<void> {
  await database.pool.query('select touch_session($1)', [tokenHash]);
}
