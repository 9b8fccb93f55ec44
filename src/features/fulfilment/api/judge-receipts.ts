import { unreadWords } from '#business/attachments/rules/public.ts';
import { refuse } from '#platform/api/refuse.ts';
import { repaintPhotograph } from '#platform/api/stored-picture.ts';
import { isPdf } from '#platform/shared/file-structure.ts';
import { sniffPicture } from '#platform/shared/sniff-picture.ts';
import { receiptErrors } from '../contract/fulfilment-errors.ts';
import { receiptName } from '../rules/receipt-file.ts';

/** Longest side of a kept picture in pixels: handwriting on a slip stays readable. */
const LONGEST_SIDE = 2_000;

/** Painted anew: only pixels of the original are kept, no place, camera or other metadata. */
function repaint(bytes: Buffer): Promise<Buffer> {
  return repaintPhotograph(bytes, LONGEST_SIDE, () => refuse(receiptErrors, 'RECEIPT_UNREADABLE'));
}

/** Decided by what is inside, before any decoder sees it; names and declared types say nothing. */
async function judged(given: File) {
  const bytes = Buffer.from(await given.arrayBuffer());
  if (sniffPicture(bytes)) {
    const content = await repaint(bytes);
    const facts = { fileName: receiptName(given.name, 'webp'), mediaType: 'image/webp', bytes: content.length };
    return { content, file: facts };
  }
  if (!isPdf(bytes)) {
    const why = unreadWords(given.name, { kinds: receiptErrors.RECEIPT_KIND.message });
    // Several are handed in together: the one that is refused is named.
    throw refuse(receiptErrors, 'RECEIPT_KIND', { message: `${given.name}：${why}` });
  }
  const facts = { fileName: receiptName(given.name, 'pdf'), mediaType: 'application/pdf', bytes: bytes.length };
  return { content: bytes, file: facts };
}
export type JudgedReceipt = Awaited<ReturnType<typeof judged>>;

/** Receipts as they are kept, one after the other; the first that is none refuses all. */
export async function judgeReceipts(files: readonly File[]): Promise<JudgedReceipt[]> {
  const good = [];
  for (const file of files) good.push(await judged(file));
  return good;
}
