import { z } from 'zod';
import { amountText } from '#platform/shared/wire-schemas.ts';

export const demandInput = z.strictObject({
  /** Quotes asked for in so many days up to now. */
  days: z.union([z.literal(30), z.literal(90), z.literal(365)]).default(90),
});

const counts = {
  asked: z.number().int(),
  /** Something was sent. */
  answered: z.number().int(),
  /** Some of it was ordered. */
  won: z.number().int(),
  /** Refused, cancelled or past its day with nothing ordered. */
  lost: z.number().int(),
};

export const demand = z.object({
  total: z.object({
    ...counts,
    /** Sent before the promised moment. */
    onTime: z.number().int(),
    /** Hours until half of them were answered, of the clock; null while nothing was. */
    medianHours: z.number().nullable(),
    wonAmount: amountText,
    /** Enquiries nothing could be found for. */
    unsupplied: z.number().int(),
  }),
  firms: z.array(z.object({ firmName: z.string(), ...counts, wonAmount: amountText })),
  goods: z.array(z.object({ name: z.string(), ...counts })),
});
export type Demand = z.infer<typeof demand>;
