import type { CarrierSettings } from '#business/carriers/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { returnContract } from '../../contract/return-contract.ts';
import { askPickup } from './ask-pickup.ts';
import { printLabel } from './print-label.ts';
import { readReturnWays } from './read-ways.ts';
import { sendReturn } from './send-return.ts';

const calls = implementFeature(returnContract);

export interface ReturnSettings {
  carriers: CarrierSettings;
}

export function createReturnHandlers({ carriers }: ReturnSettings) {
  return {
    ways: calls.ways.handler(({ input, context: { db, caller } }) =>
      readReturnWays(db, signedIn(caller), carriers, input.caseNo, new Date()),
    ),
    ask: calls.ask.handler(({ input, context: { db, caller } }) =>
      askPickup(db, signedIn(caller), carriers, input, new Date()),
    ),
    send: calls.send.handler(({ input, context: { db, caller } }) =>
      sendReturn(db, signedIn(caller), input, new Date()),
    ),
    label: calls.label.handler(({ input, context: { db, caller } }) =>
      printLabel(db, signedIn(caller), carriers, input.returnNo, new Date()),
    ),
  };
}
