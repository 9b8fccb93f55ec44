import { z } from 'zod';
import { instantText } from '#platform/shared/wire-schemas.ts';

/** One entry of the log of a document, in the words everybody who reads it reads. */
export const loggedEvent = z.object({
  label: z.string(),
  detail: z.string(),
  /** Null where nobody did it, or it is not told. */
  actorName: z.string().nullable(),
  at: instantText,
});
export type LoggedEvent = z.infer<typeof loggedEvent>;
