import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { isSecret } from '#platform/api/link-secrets.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { SharedLines, SharedStatement } from '../../contract/share-contract.ts';
import type { LinesInput } from '../../contract/statement-schemas.ts';
import { presentLine } from '../read/present-line.ts';
import { readLinesOf } from '../read/read-lines.ts';
import { presentStatement } from '../read/read-statement-detail.ts';
import { findStatement, placed, type StatementRow } from '../statement-repo.ts';
import { DESK_VIEW, type StatementView } from '../statement-scope-repo.ts';
import { openCode } from './link-code.ts';
import { countOpening, findLink } from './link-repo.ts';

/** All of that one statement, and nothing else. */
const LINK_VIEW: StatementView = DESK_VIEW;

/** Runs `work` for the statement behind a link. Every reason why one does not open has one answer, so nothing can be learnt by trying. */
async function behindLink<T>(
  { database, key, code }: { database: Database; key: Buffer; code: string },
  { counted }: { counted: boolean },
  work: (db: Db, row: StatementRow, until: string) => Promise<T>,
): Promise<T> {
  const told = openCode(code, key);
  if (!told) throw notFound('链接');
  const { firmId, linkId, secret } = told;
  return inTransaction(database, { firmId, userId: null }, 'write', async (db) => {
    const link = await findLink(db, { firmId, linkId });
    const living = link && link.revokedAt === null && link.until > new Date();
    if (!living || !isSecret(secret, link.secretHash)) throw notFound('链接');
    const row = await findStatement(db, placed({ firmId, statementId: link.statementId }));
    if (!row) throw notFound('链接');
    if (counted) await countOpening(db, { firmId, linkId });
    return work(db, row, link.until.toISOString());
  });
}

interface Behind {
  database: Database;
  key: Buffer;
}

/** A statement as somebody of finance without an account reads it. */
export const openLink = (behind: Behind, code: string): Promise<SharedStatement> =>
  behindLink({ ...behind, code }, { counted: true }, async (db, row, until) => {
    const { version: _, ...shown } = await presentStatement(db, row, { view: LINK_VIEW, now: new Date() });
    return { ...shown, until };
  });

export const openLines = (
  behind: Behind,
  { code, ...wish }: { code: string } & Pick<LinesInput, 'sort' | 'keyword' | 'after' | 'pageSize'>,
): Promise<SharedLines> =>
  behindLink({ ...behind, code }, { counted: false }, async (db, row) => {
    const { rows, next } = await readLinesOf(db, row, LINK_VIEW, { tab: 'all', ...wish });
    const list = rows.map((line) => {
      const {
        dispute: _,
        exceptions: __,
        ownNo: ___,
        checkNote: ____,
        checkResult: _____,
        ...shown
      } = presentLine(line, { dispute: null, exceptions: [], inside: false });
      return shown;
    });
    return { list, next };
  });
