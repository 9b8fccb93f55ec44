import { fulfilmentContract } from './fulfilment-contract.ts';
import { fulfilmentDeskContract } from './fulfilment-desk-contract.ts';
import { stockDeskContract } from './stock-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const fulfilmentCalls = {
  fulfilment: fulfilmentContract,
  fulfilmentDesk: fulfilmentDeskContract,
  stockDesk: stockDeskContract,
};
