import { buildShareLink } from '#tests/factories/build-share-link.ts';
import type { ObjectKind } from './object-kinds.ts';

const UNKNOWN_ROW = '999999999999999999';

/** Things of sharing that calls name by a number. */
export const SHARE_OBJECT_KINDS: Readonly<Record<string, ObjectKind>> = {
  shareLink: {
    build: async ({ db }, owner) => String((await buildShareLink(db.owner, owner)).linkId),
    unknown: UNKNOWN_ROW,
    personal: true,
  },
};
