import { z } from 'zod';
import { CARRIER_STEPS } from '../rules/public.ts';
import type { CarrierNews } from './carrier-adapter.ts';

/** Words of a carrier that are shown to people: one line without control characters. */
const words = (max: number) =>
  z
    .string()
    .max(max * 10)
    .transform((text) =>
      text
        .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
        .trim()
        .slice(0, max),
    );
const trackingNo = z.string().regex(/^[\w-]{4,40}$/);
/** A name or number that is kept as it comes. */
const name = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]+$/u);
const carrier = name(40);

const piece = z
  .object({
    id: name(80),
    step: z.enum(CARRIER_STEPS),
    at: z.iso.datetime({ offset: true }),
    place: words(60).default(''),
    words: words(200),
    signer: words(40).default(''),
  })
  .transform(({ id, at, ...told }): CarrierNews => ({ noticeId: id, happenedAt: new Date(at), ...told }));

const news = z.array(piece).max(100);

/** What we read of an answer; a carrier may send more. */
export const pickupAnswer = z.discriminatedUnion('result', [
  z.object({ result: z.literal('booked'), carrier, trackingNo }),
  z.object({ result: z.literal('waiting') }),
  z.object({ result: z.literal('refused'), reason: words(100) }),
]);

export const newsAnswer = z.object({ news });

export const pushBody = z.object({
  /** Our number of a pick-up; without it the parcel is named by carrier and number. */
  requestNo: name(40).optional(),
  carrier: carrier.optional(),
  trackingNo: trackingNo.optional(),
  news: news.min(1),
});
