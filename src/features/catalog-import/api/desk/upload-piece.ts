import type { z } from 'zod';
import { type Database, type DbScope, inTransaction } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { importErrors } from '../../contract/import-contract.ts';
import type { pieceAnswer, pieceInput } from '../../contract/import-schemas.ts';
import { supplierOf } from '../run-import.ts';
import type { ImportFiles } from './import-files.ts';
import { createRun } from './import-run-repo.ts';

type Piece = z.output<typeof pieceInput>;
type PieceAnswer = z.output<typeof pieceAnswer>;

/** Takes one piece; with the last one the file is whole and a run stands for it. */
export async function uploadPiece(
  database: Database,
  files: ImportFiles,
  scope: DbScope & { userId: bigint },
  input: Piece,
): Promise<PieceAnswer> {
  const { fileName, byteSize, offset } = input;
  const piece = new Uint8Array(await input.piece.arrayBuffer());
  const fits = piece.length > 0 && offset + piece.length <= byteSize;
  const added = fits ? await files.append(input.uploadId ?? null, offset, piece) : null;
  if (!added) {
    const received = input.uploadId ? await files.received(input.uploadId) : 0;
    throw refuse(importErrors, 'PIECE_OUT_OF_ORDER', { data: { received } });
  }
  if (added.received < byteSize) return { ...added, runId: null };
  const storageKey = await files.keep(added.uploadId);
  const supplier = supplierOf(fileName, null, null);
  const { userId } = scope;
  const run = await inTransaction(database, { ...scope, right: 'desk' }, 'write', (db) =>
    createRun(db, { fileName, byteSize, storageKey, supplier, userId }),
  );
  return { ...added, runId: String(run.id) };
}
