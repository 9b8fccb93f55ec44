import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { keepUpload, readUpload, type Upload } from '#platform/api/keep-upload.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { uploadErrors } from '../contract/enquiry-errors.ts';
import type { UploadedFile } from '../contract/enquiry-schemas.ts';
import { countLooseFiles, insertFile } from './enquiry-file-repo.ts';

/** Files of one person that wait for an enquiry, in a day. */
const MAX_LOOSE = 60;

const REFUSALS = {
  tooLarge: () => refuse(uploadErrors, 'ENQUIRY_FILE_LARGE'),
  wrongKind: () => refuse(uploadErrors, 'ENQUIRY_FILE_KIND'),
};

/** Keeps a picture or drawing for the enquiry that is being written; what it holds decides what it is. */
export async function uploadEnquiryFile(
  db: Db,
  caller: SignedInCaller,
  store: FileStore,
  upload: Upload,
): Promise<UploadedFile> {
  const file = await readUpload(upload, REFUSALS);
  if ((await countLooseFiles(db, caller)) >= MAX_LOOSE) throw refuse(uploadErrors, 'ENQUIRY_FILES_MANY');
  return keepUpload(store, file, async ({ storedAs, ...kept }) => {
    const id = await insertFile(db, caller, { storedAs, ...kept });
    return { id: String(id), ...kept };
  });
}

/** A kept file as it goes out; what is not found, or gone from the store, does not exist. */
export async function openFile(
  store: FileStore,
  file: { storedAs: string; fileName: string; mediaType: string } | null,
): Promise<File> {
  const content = file ? await store.read(file.storedAs) : null;
  if (!file || !content) throw notFound('附件');
  return new File([new Uint8Array(content)], file.fileName, { type: file.mediaType });
}
