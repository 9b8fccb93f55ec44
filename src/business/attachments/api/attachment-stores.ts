import type { FileStore } from '#platform/api/file-store.ts';
import { log } from '#platform/api/log.ts';
import { refuse } from '#platform/api/refuse.ts';
import type { OpenStore } from '#platform/api/stores/open-file-stores.ts';
import { keepErrors } from '../contract/attachment-errors.ts';
import type { AttachmentOwner } from './attachment-owner.ts';

/** A store that fails is said to be away: nothing was written, nothing is lost, and it passes. */
function orAway<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    log.error({ err: error }, 'store of files does not answer');
    throw refuse(keepErrors, 'ATTACHMENT_STORE_DOWN');
  });
}

const sayingAway = (store: FileStore): FileStore => ({
  write: (content) => orAway(store.write(content)),
  read: (name) => orAway(store.read(name)),
  remove: (name) => orAway(store.remove(name)),
  removeHalves: async () => store.removeHalves?.(),
});

export interface KnownOwner extends AttachmentOwner {
  store: FileStore;
}

/** Owners by kind, each with the store of its files. */
export function ownersWithStores(owners: readonly AttachmentOwner[], openStore: OpenStore) {
  const known = new Map(
    owners.map((owner): [string, KnownOwner] => [
      owner.kind,
      { ...owner, store: sayingAway(openStore(owner.folder, 'bin')) },
    ]),
  );
  if (known.size < owners.length) throw new Error('two owners of attachments are of one kind');
  return (kind: string): KnownOwner => {
    const owner = known.get(kind);
    if (!owner) throw new Error(`attachments of ${kind} are registered nowhere`);
    return owner;
  };
}
export type OwnerOf = ReturnType<typeof ownersWithStores>;
