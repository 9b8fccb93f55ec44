import { resolve } from 'node:path';
import { createFileStore } from '#platform/api/file-store.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import { testEnv } from '#tests/test-shop.ts';

/** A file in one of the shop's stores of attachments. */
export async function storeFile(folder: string) {
  const content = Buffer.from(tinyPdf());
  const storedAs = await createFileStore(resolve(testEnv.dataDir, folder), 'bin').write(content);
  return { storedAs, fileName: '图纸.pdf', mediaType: 'application/pdf', bytes: content.length };
}
