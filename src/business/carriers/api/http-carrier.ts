import {
  type CarrierAdapter,
  type CarrierPush,
  type PickupWish,
  PushRefused,
  type RawPush,
} from './carrier-adapter.ts';
import { newsAnswer, pickupAnswer, pushBody } from './carrier-shapes.ts';
import { assertSigned, signedHeaders } from './carrier-signature.ts';
import { fetchCarrier } from './fetch-carrier.ts';

export interface CarrierConnection {
  /** Base address; `/pickups` and `/parcels` are appended. */
  url: string;
  /** Signs both ways. */
  key: string;
  now: () => Date;
  timeoutMs?: number;
}

/** The body of a wish as it travels: instants with their zone. */
const wishBody = ({ requestNo, from, to, slot }: PickupWish) =>
  JSON.stringify({
    requestNo,
    from,
    to,
    slot: slot && { from: slot.from.toISOString(), to: slot.to.toISOString() },
  });

function readBody(text: string): CarrierPush {
  const { requestNo, carrier, trackingNo, news } = pushBody.parse(JSON.parse(text));
  const assigned = carrier && trackingNo ? { carrier, trackingNo } : null;
  const name = requestNo ? { requestNo } : assigned;
  if (!name) throw new PushRefused('names no parcel');
  return { name, assigned, news };
}

/**
 * Speaks to whoever carries parcels over HTTP: signed both ways, eight seconds, no redirects, a quarter of a megabyte, nothing
 * believed that has not the right shape (decision 0068).
 */
export function createHttpCarrier({ url, key, now, timeoutMs }: CarrierConnection): CarrierAdapter {
  const call = (method: 'GET' | 'POST', path: string, body = ''): Promise<unknown> => {
    const target = new URL(url.replace(/\/$/, '') + path);
    const signed = signedHeaders({ method, path: target.pathname + target.search, body }, key, now());
    const headers = { ...signed, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) };
    return fetchCarrier(target, { method, headers, timeoutMs, ...(body && { body }) });
  };
  return {
    async bookPickup(wish) {
      const answer = pickupAnswer.parse(await call('POST', '/pickups', wishBody(wish)));
      return answer.result === 'refused' ? { result: 'refused', why: answer.reason } : answer;
    },
    async cancelPickup(requestNo) {
      await call('POST', '/pickups/cancel', JSON.stringify({ requestNo }));
    },
    async query({ carrier, trackingNo, since }) {
      const asked = new URLSearchParams({ carrier, trackingNo, since: since.toISOString() });
      return newsAnswer.parse(await call('GET', `/parcels?${asked}`)).news;
    },
    readPush(push: RawPush) {
      assertSigned(push, key, now());
      try {
        return readBody(push.text);
      } catch (error) {
        if (error instanceof PushRefused) throw error;
        throw new PushRefused('of another shape', { cause: error });
      }
    },
  };
}
