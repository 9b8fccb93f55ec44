import { resolve } from 'node:path';
import { attachments } from '#business/attachments/api/attachment-tables.ts';
import { createFileStore } from '#platform/api/file-store.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import { type TestShop, testEnv } from '#tests/test-shop.ts';

const FOLDERS = {
  order: 'order-files',
  enquiry: 'enquiry-files',
  quote: 'quote-files',
  approval: 'approval-files',
  receipt: 'receipts',
} as const;
export type FileKind = keyof typeof FOLDERS;

interface FilePlace {
  firmId: bigint;
  userId: bigint;
  /** Absent: loose. */
  ownerId?: bigint;
}

/** A file in one of the shop's stores of attachments, with its row; answers its number. */
export async function storeFile(
  { db }: Pick<TestShop, 'db'>,
  ownerKind: FileKind,
  { firmId, userId, ownerId }: FilePlace,
  { content = Buffer.from(tinyPdf()), mediaType = 'application/pdf' } = {},
): Promise<string> {
  const storedAs = await createFileStore(resolve(testEnv.dataDir, FOLDERS[ownerKind]), 'bin').write(content);
  const place = { firmId, userId, ownerKind, ownerId, side: ownerKind === 'quote' ? 'buyer' : null };
  const file = { storedAs, fileName: '图纸.pdf', mediaType, bytes: content.length };
  const [row] = await db.owner
    .insert(attachments)
    .values({ ...place, ...file })
    .returning({ id: attachments.id });
  return String(row?.id);
}
