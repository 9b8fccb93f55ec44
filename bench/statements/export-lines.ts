import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { openExports } from '#app/api/open-exports.ts';
import { createTeller } from '#business/messages/api/public.ts';
import { carryOutExport } from '#business/transfers/api/carry-out-export.ts';
import { findParticipant } from '#features/access/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import { createFileStore } from '#platform/api/file-store.ts';

interface Exported {
  seconds: number;
  /** Megabytes of memory beyond what the process held before, and of the file. */
  grown: number;
  size: number;
}

interface Wish {
  member: { firmId: bigint; userId: bigint; memberId: bigint };
  statementNo: string;
}

const inMegabytes = (bytes: number) => bytes / 1_048_576;

/** The lines of a statement as a workbook, made as the worker of the download centre makes it. */
export async function exportLines(
  owner: pg.Pool | pg.Client,
  database: Database,
  { member, statementNo }: Wish,
): Promise<Exported> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-statements-'));
  const { rows } = await owner.query(
    `insert into transfers (firm_id, user_id, member_id, login_source, kind, input, input_hash, file_name)
      values ($1, $2, $3, 0, 'statement-lines', $4, 'bench', '对账单.xlsx') returning id`,
    [member.firmId, member.userId, member.memberId, JSON.stringify({ statementNo })].map(String),
  );
  const work = {
    database,
    files: createFileStore(folder, 'bin'),
    exports: openExports(),
    messages: createTeller(Buffer.alloc(32)),
    findCaller: (of: Parameters<typeof findParticipant>[1]) => findParticipant(database, of),
  };
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const began = performance.now();
  await carryOutExport(work, BigInt(rows[0].id));
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(timer);
  const task = await owner.query('select status, stored_as, problem from transfers where id = $1', [rows[0].id]);
  const { status, stored_as: storedAs, problem } = task.rows[0];
  if (status !== 'done') throw new Error(`${status}: ${problem}`);
  const { size } = await stat(join(folder, storedAs.slice(0, 2), `${storedAs}.bin`));
  await rm(folder, { recursive: true });
  return { seconds, grown: inMegabytes(most - before), size: inMegabytes(size) };
}
