import { resolve } from 'node:path';
import {
  type AttachmentOwner,
  type AttachmentTools,
  createClamdScanner,
  openThumbnails,
  ownersWithStores,
  type Thumbnails,
} from '#business/attachments/api/public.ts';
import type { Env } from '#platform/api/env.ts';
import type { OpenStore } from '#platform/api/stores/open-file-stores.ts';
import { FEATURES } from './features.gen.ts';

/** Everything that files may belong to. */
export const ATTACHMENT_OWNERS: readonly AttachmentOwner[] = Object.values(FEATURES).flatMap(
  ({ attachments = [] }) => attachments,
);

export interface ShopAttachments extends AttachmentTools {
  thumbnails: Thumbnails;
  kinds: ReadonlySet<string>;
}

/** Attachments of every kind, with who looks into them and where small pictures are kept. */
export function openAttachments(env: Pick<Env, 'dataDir' | 'scannerUrl'>, openStore: OpenStore): ShopAttachments {
  return {
    ownerOf: ownersWithStores(ATTACHMENT_OWNERS, openStore),
    scanner: env.scannerUrl ? createClamdScanner(env.scannerUrl) : null,
    thumbnails: openThumbnails(resolve(env.dataDir, 'thumbnails')),
    kinds: new Set(ATTACHMENT_OWNERS.map(({ kind }) => kind)),
  };
}
