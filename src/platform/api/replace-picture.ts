import type { FileStore } from './file-store.ts';
import { log } from './log.ts';

/** Where a thing that has one picture says which: an avatar, a logo. */
export interface PicturePlace<T> {
  store: FileStore;
  /** Beginning of its addresses: `/media/avatars/`. */
  address: string;
  /** Writes the address, null for none, and answers with the one that stood there. */
  point(address: string | null): Promise<{ former: string | null; answer: T }>;
}

/** A file left behind costs a few kilobytes and must not fail a change that has happened. */
async function discard(store: FileStore, name: string): Promise<void> {
  await store.remove(name).catch((err: unknown) => log.warn({ err }, 'file of a picture not removed'));
}

async function pointAt<T>({ store, address, point }: PicturePlace<T>, name: string | null): Promise<T> {
  const { former, answer } = await point(name && `${address}${name}.webp`);
  const [, old] = /([0-9a-f]{32})\.webp$/.exec(former?.startsWith(address) ? former : '') ?? [];
  if (old) await discard(store, old);
  return answer;
}

/**
 * Puts a picture in the place of another. The new file is there before the row names it and goes again when the row could
 * not be written; the old one goes after the commit, because until then somebody may still be shown its address.
 */
export async function replacePicture<T>(place: PicturePlace<T>, content: Buffer): Promise<T> {
  const name = await place.store.write(content);
  try {
    return await pointAt(place, name);
  } catch (error) {
    await discard(place.store, name);
    throw error;
  }
}

export const removePicture = <T>(place: PicturePlace<T>): Promise<T> => pointAt(place, null);
