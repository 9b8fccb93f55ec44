import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { keepUpload, readUpload, type Upload } from '#platform/api/keep-upload.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { approvalErrors, fileErrors } from '../../contract/approval-errors.ts';
import type { RequestFile } from '../../contract/approval-schemas.ts';
import { countLooseAmong, countLooseToday, type FileOwner, findVisibleFile, insertFile } from './request-file-repo.ts';

/** Files of one person that nothing was said with, in a day. */
const MAX_LOOSE = 30;

const REFUSALS = {
  tooLarge: () => refuse(fileErrors, 'APPROVAL_FILE_LARGE'),
  wrongKind: () => refuse(fileErrors, 'APPROVAL_FILE_KIND'),
};

/** Keeps a file for what the person is about to say; what it holds decides what it is. */
export async function uploadRequestFile(
  db: Db,
  caller: SignedInCaller,
  store: FileStore,
  upload: Upload,
): Promise<RequestFile> {
  const file = await readUpload(upload, REFUSALS);
  if ((await countLooseToday(db, caller)) >= MAX_LOOSE) throw refuse(fileErrors, 'APPROVAL_FILES_MANY');
  return keepUpload(store, file, async (kept) => {
    const id = await insertFile(db, caller, kept);
    return { id: String(id), fileName: kept.fileName, bytes: kept.bytes };
  });
}

/** Only those who see the request get its files; everybody else's do not exist. */
export async function openRequestFile(db: Db, caller: SignedInCaller, store: FileStore, fileId: string): Promise<File> {
  const file = await findVisibleFile(db, caller, BigInt(fileId));
  const content = file ? await store.read(file.storedAs) : null;
  if (!file || !content) throw notFound('附件');
  return new File([new Uint8Array(content)], file.fileName, { type: file.mediaType });
}

/** Refuses files that are not the person's own, or were said with something already. */
export async function assertLoose(db: Db, owner: FileOwner, fileIds: readonly string[]): Promise<bigint[]> {
  const ids = [...new Set(fileIds)].map(BigInt);
  if (ids.length > 0 && (await countLooseAmong(db, owner, ids)) < ids.length) {
    throw refuse(approvalErrors, 'APPROVAL_FILE_GONE');
  }
  return ids;
}
