import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { refuse } from '#platform/api/refuse.ts';
import { uploadErrors } from '../contract/checkout-errors.ts';
import type { UploadedFile } from '../contract/checkout-schemas.ts';
import { fileKind, fileNameFor } from '../rules/file-kind.ts';
import { countLooseFiles, insertFile } from './order-file-repo.ts';

const MAX_BYTES = 10 * 1024 * 1024;
/** Files of one person that wait for an order, in a day. */
const MAX_LOOSE = 50;

/** Keeps a file for the order its buyer is about to place; what it holds decides what it is. */
export async function uploadOrderFile(
  db: Db,
  caller: SignedInCaller,
  store: FileStore,
  { fileName, content }: { fileName: string; content: string },
): Promise<UploadedFile> {
  const bytes = Buffer.from(content.slice(content.indexOf(',') + 1), 'base64');
  if (bytes.length > MAX_BYTES) throw refuse(uploadErrors, 'ORDER_FILE_LARGE');
  const mediaType = fileKind(bytes);
  if (!mediaType) throw refuse(uploadErrors, 'ORDER_FILE_KIND');
  if ((await countLooseFiles(db, caller)) >= MAX_LOOSE) throw refuse(uploadErrors, 'ORDER_FILES_MANY');
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
