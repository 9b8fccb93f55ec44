import { z } from 'zod';

/** Words of a platform that are shown to people: one line without control characters. */
const words = z
  .string()
  .max(2_000)
  .transform((text) =>
    text
      .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .trim()
      .slice(0, 200),
  );
const issued = z
  .object({
    result: z.literal('issued'),
    invoiceNo: z.string().regex(/^\d{20}$/),
    issuedAt: z.iso.datetime({ offset: true }),
  })
  .transform(({ issuedAt, ...rest }) => ({ ...rest, issuedAt: new Date(issuedAt) }));
const working = z.object({ result: z.literal('working') });
const refused = z
  .object({ result: z.literal('refused'), reason: words })
  .transform(({ result, reason }) => ({ result, why: reason }));
const unknown = z.object({ result: z.literal('unknown') });
const standing = z.object({
  result: z.literal('standing'),
  code: z.enum(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10']),
});

/** What we read of an answer; a platform may send more. */
export const issueAnswer = z.union([issued, working, refused]);
export const queryAnswer = z.union([issued, working, refused, unknown]);
export const redAnswer = z.union([issued, standing, refused]);
export const redQueryAnswer = z.union([issued, standing, refused, unknown]);
export const verifyAnswer = z.object({ result: z.enum(['valid', 'red', 'unknown']) });
