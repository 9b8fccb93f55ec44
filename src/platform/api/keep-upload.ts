import { fileKind, fileNameFor } from './file-kind.ts';
import type { FileStore } from './file-store.ts';

/** A file as a page hands it in: its name, and its content as a data URL. */
export interface Upload {
  fileName: string;
  content: string;
}

export interface KeptFile {
  storedAs: string;
  fileName: string;
  mediaType: string;
  bytes: number;
}

/** What refuses a file, in the words of whoever asked for it. */
export interface UploadRefusals {
  tooLarge(): Error;
  wrongKind(): Error;
}

const MAX_BYTES = 10 * 1024 * 1024;

/** An upload that may be kept: what it holds decides what it is, whatever it calls itself. */
export async function readUpload(
  { fileName, content }: Upload,
  { tooLarge, wrongKind }: UploadRefusals,
): Promise<Omit<KeptFile, 'storedAs'> & { content: Uint8Array }> {
  const bytes = Buffer.from(content.slice(content.indexOf(',') + 1), 'base64');
  if (bytes.length > MAX_BYTES) throw tooLarge();
  const mediaType = await fileKind(bytes);
  if (!mediaType) throw wrongKind();
  return { fileName: fileNameFor(fileName, mediaType), mediaType, bytes: bytes.length, content: bytes };
}

/** Stores a file and writes its row; where the row is refused, nothing of the file stays. */
export async function keepUpload<Row>(
  store: FileStore,
  { content, ...file }: Awaited<ReturnType<typeof readUpload>>,
  write: (file: KeptFile) => Promise<Row>,
): Promise<Row> {
  const storedAs = await store.write(content);
  try {
    return await write({ storedAs, ...file });
  } catch (error) {
    await store.remove(storedAs);
    throw error;
  }
}
