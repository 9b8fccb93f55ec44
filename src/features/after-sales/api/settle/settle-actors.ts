import type { CaseActor } from '../case-repo.ts';

/** A rule of the shop, nobody in person. */
export const SHOP: CaseActor = { side: 'shop', firmId: null, userId: null };
