import { fileKind, fileNameFor } from '#features/orders/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { uploadErrors } from '../contract/enquiry-errors.ts';
import type { UploadedFile } from '../contract/enquiry-schemas.ts';
import { countLooseFiles, insertFile } from './enquiry-file-repo.ts';

const MAX_BYTES = 10 * 1024 * 1024;
/** Files of one person that wait for an enquiry, in a day. */
const MAX_LOOSE = 60;

/** Keeps a picture or drawing for the enquiry that is being written; what it holds decides what it is. */
export async function uploadEnquiryFile(
  db: Db,
  caller: SignedInCaller,
  store: FileStore,
  { fileName, content }: { fileName: string; content: string },
): Promise<UploadedFile> {
  const bytes = Buffer.from(content.slice(content.indexOf(',') + 1), 'base64');
  if (bytes.length > MAX_BYTES) throw refuse(uploadErrors, 'ENQUIRY_FILE_LARGE');
  const mediaType = fileKind(bytes);
  if (!mediaType) throw refuse(uploadErrors, 'ENQUIRY_FILE_KIND');
  if ((await countLooseFiles(db, caller)) >= MAX_LOOSE) throw refuse(uploadErrors, 'ENQUIRY_FILES_MANY');
  const kept = { fileName: fileNameFor(fileName, mediaType), mediaType, bytes: bytes.length };
  const storedAs = await store.write(bytes);
  try {
    const id = await insertFile(db, caller, { storedAs, ...kept });
    return { id: String(id), ...kept };
  } catch (error) {
    await store.remove(storedAs);
    throw error;
  }
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
