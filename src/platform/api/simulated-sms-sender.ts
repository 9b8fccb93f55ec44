import type { Inbox } from './inbox.ts';
import type { SmsSender } from './sms-sender.ts';

export interface SimulatedCarrier {
  inbox: Inbox;
  wait: (ms: number) => Promise<void>;
  /** From 0 inclusive to 1 exclusive. */
  random: () => number;
}

const MIN_DELAY_MS = 150;
const MAX_DELAY_MS = 900;
const ALWAYS_FAILS = /0001111$/;
const FAILS_FIRST = /0002222$/;

/**
 * A carrier for trials: takes its time, and delivers into the local inbox. Numbers that end in 0001111 are never
 * reached; those that end in 0002222 are reached by the second try of each message.
 */
export function createSimulatedSmsSender({ inbox, wait, random }: SimulatedCarrier): SmsSender {
  const triedOnce = new Set<string>();
  return {
    async send({ phoneNumber, text }, key) {
      await wait(Math.floor(MIN_DELAY_MS + random() * (MAX_DELAY_MS - MIN_DELAY_MS + 1)));
      if (ALWAYS_FAILS.test(phoneNumber)) throw new Error('simulated carrier: number not reachable');
      if (FAILS_FIRST.test(phoneNumber) && !triedOnce.delete(key)) {
        triedOnce.add(key);
        throw new Error('simulated carrier: busy');
      }
      await inbox.add({ kind: 'sms', to: phoneNumber, subject: '', text }, key);
    },
  };
}
