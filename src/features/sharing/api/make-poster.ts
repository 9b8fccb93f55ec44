import { drawQrCode } from '#business/papers/api/public.ts';
import { itemHref } from '#business/paths/rules/public.ts';
import { answerPicture } from '#features/catalog/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import { drawPoster } from './draw-poster.ts';
import { makeShareLink } from './make-share-link.ts';
import { readPersonName } from './read-shared-details.ts';
import { readSharedItem } from './read-shared-thing.ts';
import type { ShareSettings } from './share-settings.ts';

/** Posters hang for a long time. */
const DAYS = 365;
const QR_PIXELS = 300;
const PICTURE_FILE = '0-800.webp';

/** 88.0000 → ¥88.00, and four places where they say something. */
const priceOf = (salesPrice: bigint): string => displayYuan(formatUnitPrice(salesPrice));

/**
 * Poster of an item with the caller's own link. Its price is what everybody sees: what a customer pays is told to him
 * alone.
 */
export async function makePoster(
  db: Db,
  everybody: Db,
  caller: SignedInCaller,
  settings: ShareSettings,
  itemNo: string,
): Promise<{ image: string; quoteLink: string }> {
  const item = await readSharedItem(db, caller.levelCode, itemNo);
  if (!item) throw notFound('商品');
  const shown = await readSharedItem(everybody, null, itemNo);
  const url = itemHref(itemNo);
  const { quoteLink } = await makeShareLink(db, caller, settings, {
    url,
    appCode: '009',
    encryption: false,
    shareUserNo: '',
    days: DAYS,
    prices: false,
    title: '',
  });
  const wanted = { itemNo, file: PICTURE_FILE, ifNoneMatch: null, isSeen: async () => true };
  const picture = await answerPicture(db, settings.pictures, wanted);
  const poster = await drawPoster({
    name: item.name,
    codes: [item.brandName, item.mpn, item.itemNo].filter(Boolean).join(' · '),
    price: shown && shown.salesPrice !== null ? priceOf(shown.salesPrice) : null,
    seller: await readPersonName(db, caller.userId),
    picture: Buffer.from(await picture.arrayBuffer()),
    qr: await drawQrCode({ content: quoteLink, format: 'png', size: QR_PIXELS }),
  });
  return { image: `data:image/png;base64,${poster.toString('base64')}`, quoteLink };
}
