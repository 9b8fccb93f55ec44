import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { MAX_SHARE_LINKS, makeErrors } from '../contract/share-errors.ts';
import type { LinkInput, MadeLink, RecommendationWords } from '../contract/share-schemas.ts';
import { shareAddress } from '../rules/share-address.ts';
import { shareTarget } from '../rules/share-target.ts';
import { readSharedThing } from './read-shared-thing.ts';
import { hashShareCode, newShareCode } from './share-code.ts';
import { countOpenLinks, insertLink, readShareCodes } from './share-link-repo.ts';
import type { ShareSettings } from './share-settings.ts';
import type { SharedFields } from './share-tables.ts';

const DAY_MS = 86_400_000;

/** Job code that orders through the link are attributed to; null for people who are no sales people. */
async function ownSalesCode(db: Db, caller: SignedInCaller, claimed: string): Promise<string | null> {
  const { sellerCode, userCode } = await readShareCodes(db, caller);
  if (claimed !== '' && claimed !== sellerCode && claimed !== userCode) throw refuse(makeErrors, 'SHARE_CODE_FOREIGN');
  if (caller.identity !== 'sales') return null;
  if (!sellerCode) throw refuse(makeErrors, 'SHARE_CODE_MISSING');
  return sellerCode;
}

/** Notes are kept for goods that the link opens; what was said of others goes. */
function keptWords(words: RecommendationWords | undefined, itemNos: readonly string[]): Pick<SharedFields, 'words'> {
  if (!words) return {};
  const { forWhom, note, items } = words;
  const said = items.filter((item) => item.note !== '' && itemNos.includes(item.itemCode));
  return { words: { forWhom, note, items: Object.fromEntries(said.map((item) => [item.itemCode, item.note])) } };
}

/** Makes a link to one thing that the caller may show. Its secret is answered once, and only the hash is kept. */
export async function makeShareLink(
  db: Db,
  caller: SignedInCaller,
  settings: ShareSettings,
  input: LinkInput,
): Promise<MadeLink> {
  const { origin, orders } = settings;
  const target = shareTarget(input.url, origin);
  if (!target) throw refuse(makeErrors, 'SHARE_ADDRESS_WRONG');
  const salesCode = await ownSalesCode(db, caller, input.shareUserNo);
  const { kind, objectNo } = target;
  if (kind === 'order' || kind === 'logistics') {
    // Orders keep their links themselves (decision 0024); here they only get a page and a sales code.
    const { days, prices } = input;
    const { code, until } = await orders.makeLink(db, caller, { orderNo: objectNo, days, prices });
    return { quoteLink: shareAddress(origin, { kind, code, salesCode }), linkId: null, kind, until };
  }
  const thing = await readSharedThing(db, caller, target);
  if (!thing) throw notFound('分享的内容');
  if ((await countOpenLinks(db, caller)) >= MAX_SHARE_LINKS) throw refuse(makeErrors, 'SHARE_LINKS_MANY');
  const code = newShareCode();
  const expiresAt = new Date(Date.now() + input.days * DAY_MS);
  const { firmId, userId } = caller;
  const title = input.title || thing.title;
  const words = kind === 'recommend' ? keptWords(input.words, objectNo.split(',')) : {};
  const fields = { prices: input.prices, ...thing.fields, ...words };
  const linkId = await insertLink(db, {
    firmId,
    userId,
    tokenHash: hashShareCode(code),
    kind,
    objectNo,
    fields,
    salesCode,
    title,
    expiresAt,
  });
  const until = expiresAt.toISOString();
  await writeAudit(db, caller, {
    action: 'share.created',
    objectType: 'shareLink',
    objectId: String(linkId),
    after: { kind, number: objectNo.slice(0, 80), until, prices: input.prices },
  });
  return { quoteLink: shareAddress(origin, { kind, code, salesCode }), linkId: String(linkId), kind, until };
}
