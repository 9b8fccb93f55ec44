import { type Caller, isSignedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { isPermitted } from '#platform/shared/define-endpoint.ts';
import type { AttachmentOwner } from './attachment-owner.ts';
import { type AttachmentTools, findSeen, type Reader, readContent } from './attachments.ts';
import type { Thumbnails } from './thumbnails.ts';

const GONE = () => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });

const HEADERS = {
  'content-type': 'image/webp',
  // A thumbnail never changes, but who may see it does.
  'cache-control': 'private, max-age=300',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Runs with the right of the shop's own people, or in the caller's own name. */
export type ReadAs = <T>(right: 'desk' | null, work: (db: Db) => Promise<T>) => Promise<T>;

/** In which name somebody may ask for files of a kind; null where not at all. */
export function readerOf(caller: Caller, owner: Pick<AttachmentOwner, 'permission' | 'deskPermission'>) {
  if (!isSignedIn(caller)) return null;
  const { permission, deskPermission } = owner;
  if (caller.identity === 'staff') {
    return deskPermission !== null && isPermitted({ permission: deskPermission }, caller) ? 'desk' : null;
  }
  return permission === null || caller.permissions.has(permission) ? caller : null;
}

interface Wanted {
  kind: string;
  id: string;
}

/** The small picture of an attachment, for those who may have the attachment; for everybody else it does not exist. */
export async function answerThumbnail(
  tools: AttachmentTools & { thumbnails: Thumbnails; kinds: ReadonlySet<string> },
  caller: Caller,
  readAs: ReadAs,
  { kind, id }: Wanted,
): Promise<Response> {
  if (!tools.kinds.has(kind) || !/^\d{1,18}$/.test(id)) return GONE();
  const reader: Reader | null = readerOf(caller, tools.ownerOf(kind));
  if (!reader) return GONE();
  const find = (db: Db) => findSeen(tools, db, reader, { kind, by: { id: BigInt(id) } });
  const file = await readAs(reader === 'desk' ? 'desk' : null, find).catch(() => null);
  if (!file?.mediaType.startsWith('image/')) return GONE();
  const picture = await tools.thumbnails.paint(file.storedAs, () => readContent(tools, file)).catch(() => null);
  return picture ? new Response(new Uint8Array(picture), { headers: HEADERS }) : GONE();
}
