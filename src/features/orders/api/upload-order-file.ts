import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { keepUpload, readUpload, type Upload } from '#platform/api/keep-upload.ts';
import { refuse } from '#platform/api/refuse.ts';
import { uploadErrors } from '../contract/checkout-errors.ts';
import type { UploadedFile } from '../contract/checkout-schemas.ts';
import { countLooseFiles, insertFile } from './order-file-repo.ts';

/** Files of one person that wait for an order, in a day. */
const MAX_LOOSE = 50;

const REFUSALS = {
  tooLarge: () => refuse(uploadErrors, 'ORDER_FILE_LARGE'),
  wrongKind: () => refuse(uploadErrors, 'ORDER_FILE_KIND'),
};

/** Keeps a file for the order its buyer is about to place; what it holds decides what it is. */
export async function uploadOrderFile(
  db: Db,
  caller: SignedInCaller,
  store: FileStore,
  upload: Upload,
): Promise<UploadedFile> {
  const file = await readUpload(upload, REFUSALS);
  if ((await countLooseFiles(db, caller)) >= MAX_LOOSE) throw refuse(uploadErrors, 'ORDER_FILES_MANY');
  return keepUpload(store, file, async ({ storedAs, ...kept }) => {
    const id = await insertFile(db, caller, { storedAs, ...kept });
    return { id: String(id), ...kept };
  });
}
