import type { AttachmentOwner } from '#business/attachments/api/public.ts';
import type { ExportDefinition } from '#business/transfers/api/public.ts';
import type { DocumentKeeper } from '#features/approvals/api/public.ts';

/** What the app finds in the `api/manifest.ts` of a feature. `npm run generate` lists them (`features.gen.ts`). */
export interface FeatureManifest {
  /** Of its calls, by group of its contract. Where they want more than settings of the router, a router names the feature. */
  handlers: (...settings: never[]) => object;
  /** What files may belong to. */
  attachments?: readonly AttachmentOwner[];
  /** What leaves as a table. */
  exports?: readonly ExportDefinition[];
  /** Kinds of documents that are approved. */
  keepers?: readonly DocumentKeeper[];
}

/** A part of a feature, made of what everybody gets. */
export const given = <Given, Part>(make: (settings: Given) => Part, settings: Given): Part => make(settings);
