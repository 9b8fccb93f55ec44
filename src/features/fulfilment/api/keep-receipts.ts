import type { FileStore } from '#platform/api/file-store.ts';
import { refuse } from '#platform/api/refuse.ts';
import { repaintPhotograph } from '#platform/api/stored-picture.ts';
import { isPdf } from '#platform/shared/file-structure.ts';
import { sniffPicture } from '#platform/shared/sniff-picture.ts';
import { receiptErrors } from '../contract/fulfilment-errors.ts';
import { receiptName } from '../rules/receipt-file.ts';

/** A file as somebody hands it in: its own name and a data URL. */
export interface HandedIn {
  fileName: string;
  content: string;
}

export interface KeptReceipt {
  storedAs: string;
  fileName: string;
  mediaType: string;
}

/** Longest side of a kept picture in pixels: handwriting on a slip stays readable. */
const LONGEST_SIDE = 2_000;

/** Painted anew: only pixels of the original are kept, no place, camera or other metadata. */
function repaint(bytes: Buffer): Promise<Buffer> {
  return repaintPhotograph(bytes, LONGEST_SIDE, () => refuse(receiptErrors, 'RECEIPT_UNREADABLE'));
}

/** Decided by what is inside, before any decoder sees it; names and declared types say nothing. */
async function checked({ fileName, content }: HandedIn) {
  const bytes = Buffer.from(content.slice(content.indexOf(',') + 1), 'base64');
  if (sniffPicture(bytes)) {
    return { bytes: await repaint(bytes), mediaType: 'image/webp', fileName: receiptName(fileName, 'webp') };
  }
  if (!isPdf(bytes)) throw refuse(receiptErrors, 'RECEIPT_KIND');
  return { bytes, mediaType: 'application/pdf', fileName: receiptName(fileName, 'pdf') };
}

/** Keeps receipts, all or none; `work` runs with them, and what it does not accept is removed again. */
export async function withReceipts<T>(
  store: FileStore,
  files: readonly HandedIn[],
  work: (kept: KeptReceipt[]) => Promise<T>,
): Promise<T> {
  const good = [];
  for (const file of files) good.push(await checked(file));
  const kept: KeptReceipt[] = [];
  try {
    for (const { bytes, mediaType, fileName } of good) {
      kept.push({ storedAs: await store.write(bytes), fileName, mediaType });
    }
    return await work(kept);
  } catch (error) {
    for (const { storedAs } of kept) await store.remove(storedAs);
    throw error;
  }
}
