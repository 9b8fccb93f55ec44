import type { Db } from '#platform/api/database.ts';
import { PICTURE_VIEWS, type PictureFacts, type PictureSource, type PictureView } from './picture-source.ts';
import { readPictureFacts } from './read-picture-facts.ts';
import { PICTURE_WIDTHS, type PictureWidth, pictureKey, readOrRenderPicture } from './serve-picture.ts';

/** An item's picture changes only with the item; browsers ask again after a day. */
const DAY = 'public, max-age=86400, immutable';
/** Of an item kept for single firms: no cache between the shop and its people may hold it. */
const OWN_DAY = 'private, max-age=86400, immutable';
/** An item may be imported any minute, so its absence is not remembered for long, and by nobody for others. */
const MINUTE = 'private, max-age=60';
const UNKNOWN: PictureFacts = { kind: 'part', brand: null, model: null, keySizes: [] };

/** Reads `{view}-{width}.webp`; anything else is no picture of ours. */
export function parsePictureFile(file: string): { view: PictureView; width: PictureWidth } | null {
  const [, viewText, widthText] = /^(\d)-(\d{2,4})\.webp$/.exec(file) ?? [];
  const view = PICTURE_VIEWS.find((known) => String(known) === viewText);
  const width = PICTURE_WIDTHS.find((known) => String(known) === widthText);
  return view === undefined || width === undefined ? null : { view, width };
}

interface PictureRequest {
  itemNo: string;
  file: string;
  ifNoneMatch: string | null;
  /** Whether the item exists for who asks; asked for exclusive items only. */
  isSeen: () => Promise<boolean>;
}

/** Answers `/media/sku/{itemNo}/{view}-{width}.webp`; an unknown item gets a plain placeholder with status 404. */
export async function answerPicture(db: Db, pictures: PictureSource, request: PictureRequest): Promise<Response> {
  const wanted = parsePictureFile(request.file);
  if (!wanted) return new Response(null, { status: 404 });
  const found = await readPictureFacts(db, request.itemNo);
  const facts = found && (!found.exclusive || (await request.isSeen())) ? found : undefined;
  const { view, width } = wanted;
  const kept = found?.exclusive ? OWN_DAY : DAY;
  const etag = `"${pictureKey(facts ?? UNKNOWN, view, width)}"`;
  const headers = { 'content-type': 'image/webp', etag, 'cache-control': facts ? kept : MINUTE };
  if (facts && request.ifNoneMatch === etag) return new Response(null, { status: 304, headers });
  const picture = await readOrRenderPicture(facts ?? UNKNOWN, view, width, pictures);
  return new Response(new Uint8Array(picture), { status: facts ? 200 : 404, headers });
}
