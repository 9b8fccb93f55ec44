import { sql } from 'drizzle-orm';
import { presentEntry } from '#features/audit/api/present-entry.ts';
import { UNNAMED } from '#features/audit/rules/audit-words.ts';
import type { TestDatabase } from './test-database.ts';

interface Written extends Record<string, unknown> {
  action: string;
  object_type: string;
  before: unknown;
  after: unknown;
}

/** `order.not_approved`, `to_pay`, `lineCount`. */
const CODE = /^(?:[a-z]+(?:[._][a-z]+)+|[a-z]+(?:[A-Z][a-z]+)+|[A-Z]+(?:_[A-Z]+)+)$/;
/** Signs between the parts of a value that is shown; mails and addresses of pages stay whole. */
const BETWEEN = /[^\w.@/:*-]+/;

const isCode = (word: string) => CODE.test(word) && !word.includes('@');

/** What a company would read of these rows and could not understand. */
export async function findUnspoken(owner: TestDatabase['owner']): Promise<string[]> {
  const { rows } = await owner.execute<Written>(sql`
    select distinct on (action, object_type, before, after) action, object_type, before, after from audit_log limit 5000`);
  const strange = rows.flatMap(({ action, object_type: objectType, before, after }) => {
    const row = {
      id: 1n,
      at: new Date(0),
      userId: null,
      realName: null,
      userName: null,
      objectId: null,
      requestId: null,
    };
    const entry = presentEntry({ ...row, action, objectType, before, after });
    const names = [entry.actionName, entry.objectName, ...entry.changes.map(({ field }) => field)];
    const unnamed = names.filter((name) => Object.values<string>(UNNAMED).includes(name));
    const codes = entry.changes
      .flatMap((change) => [change.before, change.after])
      .flatMap((text) => (text ?? '').split(BETWEEN))
      .filter(isCode);
    return [...unnamed, ...codes].map((what) => `${action} ${objectType}: ${what}`);
  });
  return [...new Set(strange)];
}
