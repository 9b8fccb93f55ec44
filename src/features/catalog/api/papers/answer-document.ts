import sharp from 'sharp';
import type { Db } from '#platform/api/database.ts';
import type { FileStore } from '#platform/api/file-store.ts';
import { specificationSheet } from '../../rules/specification-sheet.ts';
import type { PictureSource } from '../picture-source.ts';
import { readPictureFacts } from '../read-picture-facts.ts';
import { pictureKey, readOrRenderPicture } from '../serve-picture.ts';
import { paperKey, readOrRenderPaper } from './keep-paper.ts';
import { readDocument, readSheetItem } from './read-documents.ts';

export interface DocumentStores {
  /** Papers that were handed in. */
  documents: FileStore;
  /** Folder of papers drawn before. */
  paperDir: string;
  pictures: PictureSource;
}

/** Reads as the caller may see the catalogue; nothing is drawn while the database waits. */
export type ReadAsCaller = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

export interface DocumentRequest {
  itemNo: string;
  /** `datasheet.pdf`, or the number of a paper. */
  file: string;
  ifNoneMatch: string | null;
}

const VIEW = 0;
const WIDTH = 800;

/** A file of somebody else's making: it runs and frames nothing, and is what it says it is. */
const headersOf = (mediaType: string, fileName: string, etag: string) => ({
  'content-type': mediaType,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  // Goods may be hidden from the next reader.
  'cache-control': 'private, no-cache',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  etag,
});

const GONE = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

/**
 * Answers `/documents/{itemNo}/{file}`: papers of goods that do not exist for the caller do not exist either (security
 * check 13).
 */
export function answerDocument(
  read: ReadAsCaller,
  stores: DocumentStores,
  request: DocumentRequest,
): Promise<Response> {
  return request.file === 'datasheet.pdf' ? answerSheet(read, stores, request) : answerPaper(read, stores, request);
}

async function answerPaper(read: ReadAsCaller, { documents }: DocumentStores, request: DocumentRequest) {
  const { itemNo, file, ifNoneMatch } = request;
  if (!/^[1-9]\d{0,17}$/.test(file)) return GONE();
  const found = await read((db) => readDocument(db, itemNo, BigInt(file)));
  if (!found) return GONE();
  const etag = `"${found.storageKey}"`;
  const headers = headersOf(found.mediaType, found.fileName, etag);
  if (ifNoneMatch === etag) return new Response(null, { status: 304, headers });
  const content = await documents.read(found.storageKey);
  return content ? new Response(new Uint8Array(content), { headers }) : GONE();
}

async function answerSheet(read: ReadAsCaller, stores: DocumentStores, { itemNo, ifNoneMatch }: DocumentRequest) {
  const found = await read(async (db) => ({
    item: await readSheetItem(db, itemNo),
    facts: await readPictureFacts(db, itemNo),
  }));
  const { item, facts } = found;
  if (!item || !facts) return GONE();
  const paper = specificationSheet(item);
  const key = paperKey(paper, pictureKey(facts, VIEW, WIDTH));
  const headers = headersOf('application/pdf', `${itemNo} 产品规格书.pdf`, `"${key}"`);
  if (ifNoneMatch === `"${key}"`) return new Response(null, { status: 304, headers });
  // The paper carries JPEG: PDF knows no WebP.
  const picture = async () =>
    sharp(await readOrRenderPicture(facts, VIEW, WIDTH, stores.pictures))
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  const content = await readOrRenderPaper(paper, key, stores.paperDir, picture);
  return new Response(new Uint8Array(content), { headers });
}
