import { shareContract } from './share-contract.ts';
import { shareRequestContract } from './share-request-contract.ts';
import { sharedPageContract } from './shared-page-contract.ts';

/** The feature's calls, as the app collects them. */
export const sharingCalls = {
  shareRequests: shareRequestContract,
  sharedPages: sharedPageContract,
  sharing: shareContract,
};
