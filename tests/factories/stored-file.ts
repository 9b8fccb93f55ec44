import { resolve } from 'node:path';
import { ATTACHMENT_OWNERS } from '#app/api/open-attachments.ts';
import { attachments } from '#business/attachments/api/attachment-tables.ts';
import { createFileStore } from '#platform/api/file-store.ts';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import { type TestShop, testEnv } from '#tests/test-shop.ts';

/** Folder of a kind of files, as its owner says. */
function folderOf(ownerKind: string): string {
  const owner = ATTACHMENT_OWNERS.find(({ kind }) => kind === ownerKind);
  if (!owner) throw new Error(`nobody has registered files of ${ownerKind}`);
  return owner.folder;
}

interface FilePlace {
  firmId: bigint;
  userId: bigint;
  /** Absent: loose. */
  ownerId?: bigint;
}

/** A file in one of the shop's stores of attachments, with its row; answers its number. */
export async function storeFile(
  { db }: Pick<TestShop, 'db'>,
  ownerKind: string,
  { firmId, userId, ownerId }: FilePlace,
  { content = Buffer.from(tinyPdf()), mediaType = 'application/pdf' } = {},
): Promise<string> {
  const storedAs = await createFileStore(resolve(testEnv.dataDir, folderOf(ownerKind)), 'bin').write(content);
  const place = { firmId, userId, ownerKind, ownerId, side: ownerKind === 'quote' ? 'buyer' : null };
  const file = { storedAs, fileName: '图纸.pdf', mediaType, bytes: content.length };
  const [row] = await db.owner
    .insert(attachments)
    .values({ ...place, ...file })
    .returning({ id: attachments.id });
  return String(row?.id);
}
